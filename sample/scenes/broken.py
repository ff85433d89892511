"""Stone as it was split, and the coral limestone of the islands."""
from studio import *
N = mnoise.noise

def broken(size, mat, loc, rot=(0, 0, 0), seed=0, cuts=44, chips=16, deep=.1, rough=.014, front=0):
    """a block of stone as it was split: flat cuts take its edges and corners off, each at its own slant; `front` is how far a cut may lean into its faces; base centre at loc"""
    rnd = random.Random(seed * 7 + 3); bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=cuts, use_grid_fill=True); half = Vector(size) / 2; shift = Vector((seed * 3.7, seed * 1.9, seed)); planes = []
    for k in range(chips):
        axes = rnd.sample(range(3), 2 if rnd.random() < .7 else 3); n = Vector((0, 0, 0)); corner = Vector([rnd.uniform(-1, 1) * h for h in half])
        for a in axes: n[a] = rnd.choice((-1, 1)) * rnd.uniform(.35, 1); corner[a] = math.copysign(half[a], n[a])
        n.normalize(); planes.append((n, corner.dot(n) - deep * rnd.uniform(.1, 1) ** 1.6))
    for a in range(3):
        for s in (-1, 1) if front else (): n = Vector([rnd.uniform(-front, front) for _ in range(3)]); n[a] = s; n.normalize(); planes.append((n, half[a] * abs(n[a])))
    for v in bm.verts:
        p = Vector([c * t for c, t in zip(v.co, size)]); q = p + shift
        for n, d in planes:
            over = p.dot(n) - d - .012 * N(q * 5)
            if over > 0: p -= n * over
        v.co = p + Vector((N(q * 2.4), N(q * 2.4 + Vector((9, 0, 0))), N(q * 2.4 + Vector((0, 9, 0))))) * rough * 1.4 + Vector((N(q * 8), N(q * 8 + Vector((5, 0, 0))), N(q * 8 + Vector((0, 5, 0))))) * rough + Vector((0, 0, half.z))
    me = bpy.data.meshes.new('broken'); bm.to_mesh(me); bm.free(); return link('broken', me, mat, loc, rot, True, 24)
def limestone(k=1, weather=.7, tones=('#9E9580', '#C4B79C', '#D8CDB4'), pits=1):
    """coral limestone, `k` times as fine: each stone of its own tone, rain-marked, with the pits that shells left"""
    m = M('limestone', '#CFC3AA', .93, 0, Specular=.12); v = m.coords(); g = m.n('NewGeometry').outputs['Position']; big = m.noise(g, .7 * k, 6, .68, .4); f = m.noise(v, 7 * k, 5, .75); i = m.n('ObjectInfo'); pit = m.n('TexVoronoi'); pit.inputs['Scale'].default_value = 7 * k; m.l(m.mixc(.2, v, m.noise(v, 4 * k, 3).outputs['Color']), pit.inputs['Vector']); some = m.ramp(m.noise(v, 1.9 * k, 3).outputs[0], [(.46, 1), (.6, 0)]); hole = m.mixc(1, m.ramp(pit.outputs['Distance'], [(.1, 0), (.24, 1)]), some, 'LIGHTEN')
    c = m.mixc(1, m.ramp(i.outputs['Random'], list(zip((0, .5, 1), tones))), m.ramp(f.outputs[0], [(.28, .62), (.58, 1.0)]), 'MULTIPLY')
    c = m.mixc(.75, c, m.ramp(big.outputs[0], [(.3, 1 - weather), (.52, 1.0)]), 'MULTIPLY'); m.color(m.mixc(1, c, m.ramp(hole, [(0, 1 - .6 * pits), (1, 1.0)]), 'MULTIPLY')); m.bump(f.outputs[0], .6, .05 / k); m.bump(m.noise(v, 24 * k, 4, .75).outputs[0], .4, .02 / k); m.bump(hole, .8 * pits, .06 / k); return m.m
