"""Relics that grew, or were woven from what grew: `relic-*` of eight cities, as relics.py draws them."""
from materials import *
import numpy as np
from relics import cos, disc, relic, sin
from rooms import folded, frangipani, grain, hollow, thrown, wash
from wraps import cloth_of, edge, layers

def plaited(profile, n, twist, mats, loc):
    """a vessel of two families of strips that pass over and under each other"""
    s = spline(profile, 24)
    def at(t): k = min(len(s) - 2, int(t * (len(s) - 1))); e = t * (len(s) - 1) - k; return s[k][0] * (1 - e) + s[k + 1][0] * e, s[k][1] * (1 - e) + s[k + 1][1] * e
    with Group(loc):
        for turn in (1, -1):
            for i in range(n):
                def f(u, v, i=i, turn=turn):
                    r, z = at(u); a = 2 * PI * (i + (v - .5) * .94) / n + turn * twist * u; r += .03 * turn * cos(u * twist * n) - .012 * (2 * v - 1) ** 2; return (r * cos(a), r * sin(a), z)
                grid(150, 5, f, mats[(i * 7 + (i * i) % 5) % len(mats)], thick=.012)
        R, z = s[-1]
        for k in (0, PI): strands([([(Vector(((R + .09 * cos(19 * a + k)) * cos(a), (R + .09 * cos(19 * a + k)) * sin(a), z + .09 * sin(19 * a + k))), .085) for a in [2 * PI * q / 700 for q in range(701)]], .8)], mats[0], 10)
def breadfruit(r, loc, rot, seed=0):
    m = M('breadfruit', '#7E8B36', .55, 0, Specular=.35); v = m.coords(); o = m.n('TexVoronoi'); o.feature = 'DISTANCE_TO_EDGE'; o.inputs['Scale'].default_value = 10; m.l(v, o.inputs['Vector']); n = m.noise(v, 1.6, 5, .66); f = m.noise(v, 20, 3, .7)
    c = m.mixc(.9, m.ramp(n.outputs[0], [(.3, '#66762A'), (.5, '#8E9438'), (.7, '#A89A44')]), m.ramp(o.outputs[0], [(0, .5), (.09, 1.0)]), 'MULTIPLY'); m.color(m.mixc(.6, c, m.ramp(f.outputs[0], [(.3, .45), (.42, 1.0)]), 'MULTIPLY')); m.bump(m.ramp(o.outputs[0], [(0, 0), (.12, .7), (.4, 1)]), .7, .06)
    with Group(loc, rot): lump(r, m.m, seed, (1, 1, 1.1), .07, 1.2, seg=90); tube([(0, 0, r * 1.02), (.02, 0, r * 1.26), (.07, .02, r * 1.44)], .09, matte('#5A5A2A', .8, .4, 20), taper=[1.2, .8, 1])
def basket():
    """what ships called for: fruit, in a basket plaited from one palm leaf"""
    mats = [solid((.3, a), (.7, b), rough=.62, scale=(1, 1, 1), size=2.2, bump=.2, deep=.02, vary=.3, Specular=.3).m for a, b in (('#7C7238', '#B2A45C'), ('#8E7A42', '#C4AC6C'), ('#6A6A34', '#9A9A54'))]
    plaited([(.5, .04), (1.0, .05), (1.24, .3), (1.4, .75), (1.42, 1.15)], 30, 1.15, mats, (-.35, .3, 0)); sphere(.9, matte('#14120A', .9), (-.35, .3, .55), (1.25, 1.25, .4)); breadfruit(.8, (-.75, .2, 1.2), (20, -24, 30), 2); breadfruit(.74, (.4, .5, 1.16), (-30, 34, 90), 5); breadfruit(.66, (1.55, -.85, .64), (64, 10, -58), 8)
relic('guam', basket, lambda: grain('#33200F', '#5E3C20', 0, .3, .45), '#2B2A26', key=620, lamp=(-5.5, -1.2, 4.4), aim=(.1, 0, 1.0), focus=(.2, -1, 1), eye=(0, -15, 4.2))

TARO = [(0, 1.06), (14, .88), (34, .7), (60, .57), (90, .5), (115, .52), (138, .6), (154, .58), (167, .36), (180, .1)]
def taro_edge(a):
    d = abs((math.degrees(a) + 180) % 360 - 180)
    for (p, r), (q, s) in zip(TARO, TARO[1:]):
        if p <= d <= q: t = (d - p) / (q - p); t = t * t * (3 - 2 * t); return r * (1 - t) + s * t
VEINS = [0, 34, -34, 68, -68, 104, -104, 146, -146]
def taro_blade(a, k, L):
    """a point of the blade: between its veins it swells, its edge falls in waves"""
    r = taro_edge(a) * k * L; d = math.degrees(a); near = min(abs((d - v + 180) % 360 - 180) for v in VEINS); x, y = r * cos(a), r * sin(a)
    return (x, y, .05 * L * k * (1 - k) * 4 * min(1, near / 14) - .16 * x * x / L - .3 * y * y / L + .03 * L * k ** 4 * sin(9 * a))
def taro():
    """a leaf of taro over the shallow pool, with the rain that it does not drink"""
    L = 2.3; m = M('blade', '#2E5A2A', .42, 0, Specular=.4, Sheen=.15); v = m.coords(); n = m.noise(v, 1.1, 5, .65); f = m.noise(v, 26, 3, .7); m.color(m.mixc(.4, m.ramp(n.outputs[0], [(.3, '#22402A'), (.5, '#345838'), (.75, '#4E6C44')]), m.ramp(f.outputs[0], [(.35, .7), (.6, 1.0)]), 'MULTIPLY')); m.bump(f.outputs[0], .12, .01); tl = m.n('BsdfTranslucent'); tl.inputs[0].default_value = (*C('#6A8A3A'), 1); mx = m.n('MixShader'); mx.inputs[0].default_value = .16; m.l(m.b.outputs[0], mx.inputs[1]); m.l(tl.outputs[0], mx.inputs[2]); m.l(mx.outputs[0], m.out.inputs[0]); pale = matte('#7F9A58', .5); w = liquid((.97, .99, 1)); rnd = random.Random(9)
    with Group((-.25, .4, 2.3), (14, 30, -108)):
        grid(220, 40, lambda u, v: taro_blade(2 * PI * u - PI, .01 + .99 * v, L), m.m, thick=.012)
        for d in VEINS: tube([tuple(Vector(taro_blade(rad(d), k, L)) + Vector((0, 0, .014))) for k in (.02, .2, .4, .6, .8, .96)], .02, pale, taper=[1.2, .9, .7, .5, .35, .15], bezier=False)
        for _ in range(34): a, k, r = rnd.uniform(-2.3, 2.3), rnd.uniform(.08, .9), rnd.choice((.03, .04, .05, .07, .09)); sphere(r, w, tuple(Vector(taro_blade(a, k, L)) + Vector((0, 0, r * .75))), (1, 1, .86), 28)
        tube([(-.04, 0, -.02), (-.3, .02, -.3), (-.5, .02, -.9), (-.3, 0, -2.2), (.2, 0, -4.2)], .09, matte('#5A3A3A', .45), taper=[.8, .9, 1, 1.2, 1.5])
    pool = M('pool', '#060B0A', .03, 0, Specular=.7); rings = ((-.3, -1.15, 1.0), (2.4, 1.4, .5), (-2.6, 2.2, .4)); grid(360, 360, lambda u, v: (10 * u - 5, 9 * v - 3.4, sum(.03 * s * sin(13 * d) * math.exp(-.8 * d) for x, y, s in rings for d in [math.hypot(10 * u - 5 - x, 9 * v - 3.4 - y)])), pool.m)
relic('hawaii', taro, lambda: matte('#060B0A', .04), '#26301F', key=680, lamp=(-4.6, -2.4, 5.6), size=1.4, rim=620, glow=200, aim=(0, 0, 1.2), eye=(0, -14, 4.4), focus=(-.3, -.9, 1.6), lens=98)

def buckwheat():
    """the one plant that a small blue butterfly lives on, and the tile that waits for it"""
    clay = terracotta('#9A5636', strength=.5); thrown(hollow([(0, 0), (.78, 0), (.86, .06), (1.1, 1.1), (1.14, 1.2), (1.24, 1.22), (1.26, 1.5)], .1, .14), clay, (-.4, .3, 0), .006, .012, 4, raw=True); cyl(1.1, .1, matte('#2A2018', .95, .8, 14), (-.4, .3, 1.22), .02); rnd = random.Random(12)
    petal = [matte(c, .7) for c in ('#F0E6DA', '#EBD2C6', '#E2B4A4')]; green = [matte(c, .7) for c in ('#5E6B44', '#76825A', '#4A5636')]; stem = matte('#7A5A44', .7); poms = []
    for k, m in enumerate(petal):
        bm = bmesh.new()
        for i in range(70): z = 1 - 2 * (i + .5) / 70; a = 2.4 * i; q = math.sqrt(1 - z * z); bmesh.ops.create_icosphere(bm, subdivisions=1, radius=rnd.uniform(.035, .055), matrix=Matrix.Translation(Vector((q * cos(a), q * sin(a), z * .8 + .2)) * rnd.uniform(.13, .2)))
        me = bpy.data.meshes.new('pom'); bm.to_mesh(me); bm.free(); poms.append(link('pom', me, m, (0, 30, -20), smooth=True))
    for k in range(34):
        a, s = rnd.uniform(0, 6.28), rnd.uniform(.15, 1) ** .6; top = Vector((-.4 + 1.75 * s * cos(a), .3 + 1.4 * s * sin(a), 3.3 - 1.2 * s * s + rnd.uniform(-.35, .3))); foot = Vector((-.4 + .3 * cos(a), .3 + .3 * sin(a), 1.3)); mid = foot.lerp(top, .5) + Vector((0, 0, .26)); tube([tuple(foot), tuple(mid), tuple(top)], .024, stem, taper=[1.6, 1, .7])
        for j in range(4): p = top + Vector((rnd.uniform(-.24, .24), rnd.uniform(-.24, .24), rnd.uniform(-.14, .12))) * (j > 0); o = link('pom', poms[rnd.choice((0, 0, 1, 1, 2))].data, None, p, tuple(rnd.uniform(-30, 30) for _ in range(3))); o.scale = (rnd.uniform(.42, .72),) * 3
        for j in range(9): p = foot.lerp(mid, rnd.uniform(.2, 1)); leaf(rnd.uniform(.2, .36), .15, green[j % 3], p, (rnd.uniform(-30, 30), rnd.uniform(-50, 20), rnd.uniform(0, 360)), .25, .3)
    blue = M('blue', '#1E4F9A', .14, 0, Clearcoat=.7); n = blue.noise(blue.coords(), 2, 5, .65); blue.color(blue.ramp(n.outputs[0], [(.3, '#163C80'), (.55, '#2A62B4'), (.75, '#4E86CC')])); blue.bump(n.outputs[0], .1, .05); box((.86, .86, .14), blue.m, (1.55, -.75, -.06), .04, (0, 0, 14)); box((1.0, 1.0, .06), matte('#5A4636', .95, .5), (1.55, -.75, -.045), .01, (0, 0, 14))
relic('los-angeles', buckwheat, lambda: wash('#7E5A42', .74, .3, .5), '#4A3226', key=640, size=.7, lamp=(-6, -1.5, 5), aim=(.12, 0, 1.62), eye=(0, -16, 4.4), focus=(0, -.6, 1.8), fill=60, rim=320, stop=.3)

def lantern():
    """one of forty, while it is covered again: ribs of bamboo, half of the silk"""
    n = 28; bam = solid((.3, '#A8803E'), (.6, '#CDA860'), (.8, '#E0C284'), rough=.5, scale=(1, 1, .3), size=6, vary=.25, bump=.15).m; shape = spline([(.5, .12), (.95, .3), (1.36, .78), (1.46, 1.2), (1.36, 1.62), (.95, 2.1), (.5, 2.28)], 8); x, y, z = -.35, .2, 0
    m = M('silk', '#A81A12', .5, 0, Specular=.25, Sheen=.4); c = m.ramp(m.noise(m.coords(), 1.2, 4, .6).outputs[0], [(.3, '#8E120D'), (.7, '#B8221A')]); m.color(c); m.bump(m.noise(m.coords((60, 60, 8)), 1, 2, .6).outputs[0], .15, .006); tl = m.n('BsdfTranslucent'); tl.inputs[0].default_value = (*C('#D8301C'), 1); mx = m.n('MixShader'); mx.inputs[0].default_value = .45; m.l(m.b.outputs[0], mx.inputs[1]); m.l(tl.outputs[0], mx.inputs[2]); m.l(mx.outputs[0], m.out.inputs[0])
    with Group((x, y, z), (0, 0, 0)):
        for k in range(n): a = 2 * PI * k / n; tube([((r - .01) * cos(a), (r - .01) * sin(a), h) for r, h in shape], .026, bam, bezier=False, res=3)
        for r, h in ((.5, .12), (.5, 2.28), (1.43, .95), (1.43, 1.45)): torus(r - .02, .035, bam, (0, 0, h))
        def f(u, v):
            w = 17 * u; k = int(v * (len(shape) - 1.001)); e = v * (len(shape) - 1) - k; r = shape[k][0] * (1 - e) + shape[k + 1][0] * e; h = shape[k][1] * (1 - e) + shape[k + 1][1] * e; a = 2 * PI * (w + 5.0) / n; off = .02 - .06 * sin(PI * (w % 1)) * sin(PI * v); free = max(0, w - 16) ** 1.5; r += off + free * (.22 + .12 * sin(5 * v)); return (r * cos(a), r * sin(a), h - free * .1)
        grid(18 * 14, 60, f, m.m, thick=.006); bk = lacquer('#1C120D', .25)
        for h in (.0, 2.2): cyl(.52, .16, bk, (0, 0, h), .03); torus(.52, .02, brass(.25), (0, 0, h + .08))
        area((0, 0, 1.0), (0, 0, 3), .3, 16, (1, .62, .3)); area((0, 0, 1.3), (0, 0, -1), .3, 16, (1, .62, .3))
    cyl(.26, 1.9, m.m, (1.1, -.62, .26), .03, (0, 90, 28)); thrown(hollow([(0, 0), (.3, 0), (.34, .04), (.52, .3), (.56, .42)], .04, .06), ceramic('#D9D3C6', .2), (1.85, .75, 0), raw=True); tube([(1.75, .8, .36), (2.6, 1.2, .86)], .045, bam, bezier=False)
relic('macau', lantern, lambda: grain('#3A2216', '#5E3A24', 0, .3, .45), '#2A2522', key=480, aim=(.25, 0, 1.25), eye=(0, -16, 3.8), focus=(0, -1.1, 1.3), rim=220)

def garland():
    """a garland for the head, of flowers and leaves, as it was laid down"""
    rnd = random.Random(4); R = 1.45; x0, y0 = 0, .2; greens = [M('leaf', c, .45, 0, Specular=.4).m for c in ('#2C4A22', '#47682E', '#5E7C3A', '#24401F')]; stem = matte('#5A6A34', .7)
    for k in (0, 2.1, 4.2): tube([(x0 + (R + .1 * cos(9 * a + k)) * cos(a), y0 + (R + .1 * cos(9 * a + k)) * sin(a), .26 + .1 * sin(9 * a + k)) for a in [2 * PI * i / 160 for i in range(161)]], .07, stem, bezier=False, res=3)
    for k in range(170): a = 2 * PI * k / 170 + rnd.uniform(-.02, .02); out = rnd.choice((0, 180)) if k % 3 else 0; r = R + (.06 if out == 0 else -.06); leaf(rnd.uniform(.5, .85), rnd.uniform(.15, .24), greens[k % 4], (x0 + r * cos(a), y0 + r * sin(a), .3 + rnd.uniform(-.08, .1)), (rnd.uniform(-25, 25), rnd.uniform(-34, 12), math.degrees(a) + out + rnd.uniform(-48, 48)), .3, .22)
    for k in range(13): a = 2 * PI * (k + .2) / 13 + rnd.uniform(-.08, .08); r = R + rnd.uniform(-.08, .14); t = rnd.uniform(16, 34); frangipani((x0 + r * cos(a), y0 + r * sin(a), .5), (t * -sin(a - PI) + (14 if sin(a) < 0 else 0), t * cos(a) * .6, rnd.uniform(0, 72)), rnd.uniform(.36, .46))
    red = [M('ixora', c, .5, 0, Specular=.3).m for c in ('#B8301C', '#D2502A', '#C23A20')]; kinds = [leaf(.12, .07, m, (0, 40, -9), (0, 0, 0), .2, .2) for m in red]
    for k in range(13):
        a = 2 * PI * (k + .72) / 13; c = Vector((x0 + R * cos(a), y0 + R * sin(a), .46))
        for i in range(26):
            z = 1 - .95 * (i + .5) / 26; q = math.sqrt(1 - z * z); b = 2.4 * i; p = c + Vector((q * cos(b), q * sin(b), z)) * .2; turn = Vector((q * cos(b), q * sin(b), z + .3)).to_track_quat('Z', 'X')
            for s in range(4): o = link('petal', kinds[(k + i) % 3].data, None, p); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = turn @ Matrix.Rotation(s * PI / 2, 4, 'Z').to_quaternion()
relic('saipan', garland, lambda: grain('#4A2412', '#7E4A24', 0, .3, .4), '#2A2724', key=640, size=.9, lamp=(-5.5, .4, 4.4), aim=(0, .05, .25), eye=(0, -14, 6.0), focus=(0, -1.3, .5), lens=120, fill=110, rim=260)

def banded_silk(path, width, colors, normal=(0, 1, 0), per=14):
    """a ribbon along a path, its colours laid across it"""
    m = M('ribbon', colors[0][1], .36, 0, Specular=.5, Sheen=.5); sp = m.n('SeparateXYZ'); m.l(m.coords(kind='UV'), sp.inputs[0]); m.color(m.ramp(sp.outputs[1], colors)); m.bump(m.noise(m.coords((260, 2, 1), kind='UV'), 1, 2, .6).outputs[0], .12, .004)
    P = [Vector(p) for p in path]; E = [P[0] * 2 - P[1], *P, P[-1] * 2 - P[-2]]; S = [.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(E, E[1:], E[2:], E[3:]) for t in [k / per for k in range(per)]] + [P[-1]]; w = Vector(normal) * width; grid(len(S), 9, lambda u, v: tuple(S[round(u * (len(S) - 1))] + w * (v - .5)), m.m, thick=.01); return m.m
def salt():
    """the ribbon in the colour of the salt ponds, and their salt"""
    rose = [(0, '#7E3420'), (.12, '#8E3E26'), (.15, '#C97F74'), (.5, '#D69488'), (.85, '#C97F74'), (.88, '#8E3E26'), (1, '#7E3420')]; wd = grain('#5E2E1A', '#8E4E2C', 2, .6, .4)
    with Group((.8, .35, .86), (0, 0, 56)):
        path = [(.66 * cos(a), 0, .66 * sin(a)) for a in [PI * .5 - PI * k / 8 for k in range(-16, 9)]] + [(-.55, 0, -.74), (-1.0, 0, -.83), (-1.6, -.04, -.7), (-2.05, -.1, -.48), (-2.5, -.16, -.62), (-2.86, -.2, -.84), (-3.2, -.22, -.78), (-3.3, -.22, -.6)]; banded_silk(path, .62, rose)
        with Group((0, 0, 0), (90, 0, 0)):
            for z in (-.4, .34): lathe([(0, 0), (.8, 0), (.86, .02), (.86, .06), (.8, .08), (.24, .08), (.2, .1), (.12, .1), (.1, .04), (0, .04)] if z > 0 else [(0, 0), (.8, 0), (.86, .02), (.86, .06), (.8, .08), (0, .08)], wd, (0, 0, z), raw=True)
            cyl(.62, .68, wd, (0, 0, -.34), .01)
    thrown(hollow([(0, 0), (.4, 0), (.46, .06), (.92, .5), (1.02, .86)], .06, .1), grain('#5A2A18', '#8A4A2A', 0, .6, .45), (-1.15, 1.15, 0), .0, .006, raw=True); rnd = random.Random(3); sm = M('salt', '#EDE4DF', .3, 0, Specular=.6).m; verts, faces = [], []
    for i in range(2600):
        r, a = rnd.random() ** .5, rnd.uniform(0, 6.28); p = Vector((-1.15 + .9 * r * cos(a), 1.15 + .9 * r * sin(a), .72 + .42 * (1 - r * r) + rnd.uniform(-.03, .02))) if i < 2400 else Vector((rnd.gauss(-1.5, .34), rnd.gauss(-.3, .24), .02)); q = Matrix.Rotation(rnd.uniform(0, 6), 3, Vector((rnd.random() - .5, rnd.random() - .5, rnd.random() + (9 if i >= 2400 else 0)))) @ Matrix.Diagonal((1, rnd.uniform(.7, 1.2), rnd.uniform(.5, 1))) * (rnd.uniform(.025, .075) / 2); k = len(verts)
        verts += [tuple(p + q @ Vector((x, y, z))) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]; faces += [tuple(k + c for c in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    link('salt', mesh_from(verts, faces), sm); sphere(.86, sm, (-1.15, 1.15, .62), (1, 1, .5))
relic('san-francisco', salt, lambda: grain('#46291A', '#6A4430', 0, .3, .5), '#33302E', key=600, fill=110, aim=(-.1, -.2, .7), eye=(0, -14, 4.4), focus=(.3, -.5, .8), rim=300)

def ikat(u, v):
    """threads dyed before they were woven: every edge of the pattern runs a little"""
    r = np.random.RandomState(5); v = v + (r.uniform(-.011, .011, u.shape[1]) + .006 * np.sin(np.arange(u.shape[1]) * .9))[None, :]; x, y = np.abs((u * 3) % 1 - .5), np.abs((v * 3) % 1 - .5); d = x + y; s = .03; q, w = np.abs((u * 3 + .5) % 1 - .5), np.abs((v * 3 + .5) % 1 - .5)
    return layers('#5E1420', ('#A9782C', edge(np.abs(d - .42) - .035, s)), ('#1E3A34', edge(np.abs(d - .34) - .03, s)), ('#C9A24A', edge(np.abs(d - .22) - .02, s)), ('#7E2A22', edge(d - .17, s)), ('#D9C79A', edge(np.abs(x - y) - .02, s) * edge(d - .13, s)), ('#2A4A5A', edge(q + w - .08, s)), ('#C9A24A', edge(np.abs(q + w - .1) - .012, s)), ('#2A0E14', .16 * (r.uniform(0, 1, u.shape[1]) > .5)[None, :] * np.ones_like(u)))
def silk_folded():
    """ikat silk, folded, with the name of its village on the label"""
    m = cloth_of(ikat, .36, .46); folded(3.5, 2.2, m, (-.1, .5, 0), -14, 4, .3, 5)
    pp = paper('#D9C8A4', .8, bump=.25); cord = matte('#B08A4A', .8); tube([(.3, -.7, 1.2), (.42, -.95, 1.02), (.5, -1.1, .6), (.62, -1.2, .22)], .014, cord); tube([(.36, -.7, 1.2), (.5, -1.0, .98), (.6, -1.14, .55), (.64, -1.22, .22)], .014, cord)
    with Group((.8, -1.5, .03), (7, 0, -16)):
        shape2d([[(-.62, -.36), (.62, -.36), (.62, .36), (-.62, .36), (-.76, .2), (-.76, -.2)], disc(.05, -.64, 0, 20)], .01, pp, (0, 0, 0), (0, 0, 0), .004); text('PUOK', .26, matte('#2A1A12', .8), (.04, .07, .012), font='garamond', spacing=1.3, extrude=.001); box((.7, .012, .002), matte('#2A1A12', .8), (.04, -.12, .01), 0); text('silk', .13, matte('#5A3A2A', .8), (.04, -.22, .012), font='garamond', extrude=.001)
    tube([(.62, -1.2, .22), (.5, -1.24, .1), (.2, -1.34, .06), (.17, -1.34, .04)], .014, cord)
relic('siem-reap', silk_folded, lambda: grain('#2E1B10', '#54331E', 0, .3, .45), '#2C2A24', key=620, size=.9, aim=(.1, 0, .62), eye=(.2, -14, 4.4), focus=(.2, -1.1, .6), rim=260)

def mace(loc, rot, r):
    """a nutmeg in its red mace"""
    rnd = random.Random(2); seed = M('seed', '#2A120A', .16, 0, Clearcoat=.5); red = sss('#A8140F', (.3, .05, .03), .25, .34, coat=.3)
    with Group(loc, rot):
        lump(r, seed.m, 3, (1, 1, 1.28), .03, 2); items = []
        def way(a, lo, hi, k, w):
            pts = []
            for i in range(26):
                t = i / 25; th = lo + (hi - lo) * t; b = a + .16 * sin(5 * t + k) + .1 * sin(11 * t + k * 2); pts.append((Vector((sin(th) * cos(b), sin(th) * sin(b), -cos(th) * 1.28)) * r * 1.03, w * (1.15 - .75 * t) * (1 + .2 * sin(9 * t + k))))
            return pts
        for k in range(11): a = 2 * PI * k / 11 + rnd.uniform(-.1, .1); items += [(way(a, .05, rnd.uniform(2.5, 3.0), k, .095), .5), (way(a + .22, rnd.uniform(.7, 1.0), rnd.uniform(2.0, 2.7), k + 2, .06), .5)]
        strands(items, red, 12); o = lump(r * .62, red, 4, (1, 1, .3), .1, 2); o.location = (0, 0, -r * 1.24)
def nutmegs():
    """a fruit of the old plantation split open, and nutmegs as they are traded"""
    out = [(0, -1.02), (.34, -.98), (.72, -.66), (.92, -.1), (.88, .44), (.56, .86), (.16, 1.0), (0, .97)]; skin = M('skin', '#C9A046', .42, 0, Specular=.4); n = skin.noise(skin.coords(), 2, 6, .68); f = skin.noise(skin.coords(), 15, 3, .75); skin.color(skin.mixc(.6, skin.ramp(n.outputs[0], [(.3, '#A87C34'), (.5, '#CDA64E'), (.7, '#DCC070')]), skin.ramp(f.outputs[0], [(.3, .5), (.42, 1.0)]), 'MULTIPLY')); skin.bump(n.outputs[0], .15, .05); flesh = sss('#E9D6A4', (.3, .2, .1), .12, .45, bump=.2, bscale=7)
    def half(loc, rot, full):
        """lies on its back, its cut face up"""
        def bowl(k, sign, dx): return lambda u, v: ((lambda p: (k * p[0] * cos(PI + PI * v) , k * p[1] * 1.0, k * p[0] * sin(PI + PI * v) * .95))(sm[min(len(sm) - 1, int(u * (len(sm) - 1) + .5))]))
        sm = spline(out, 10)
        with Group(loc, rot):
            grid(len(sm), 60, bowl(1.0, 1, 0), skin.m); grid(len(sm), 60, bowl(.62, 1, 0), flesh); rim = [((a + (b - a) * v)) for a, b in ((1, .62),) for v in (0,)]
            for s in (1, -1): grid(len(sm), 8, lambda u, v, s=s: ((lambda p: (s * p[0] * (1 - .38 * v), p[1] * (1 - .38 * v), .025 * sin(PI * v)))(sm[min(len(sm) - 1, int(u * (len(sm) - 1) + .5))])), flesh)
            if full: mace((0, 0, .04), (90, 0, 12), .5)
            tube([(0, 1.0, -.02), (.03, 1.16, -.03), (.1, 1.3, 0)], .05, matte('#5A4022', .8), taper=[1.4, 1, 1.2])
    half((-.75, -.1, .84), (26, 10, 34), True); half((-.2, 2.0, .9), (54, -24, -58), False)
    nut = solid((.3, '#4A2E1C'), (.5, '#7A5638'), (.72, '#A07E5A'), rough=.6, scale=(1, 1, .35), size=5, bump=.6, deep=.05, vary=.25).m
    for k, (x, y, rot) in enumerate(((1.25, .5, (80, 0, 30)), (2.0, .1, (90, 0, 100)), (1.75, 1.15, (70, 20, -20)))): o = lump(.42, nut, k, (1, 1, 1.25), .07, 2.4); o.location = (x, y, .41); o.rotation_euler = tuple(rad(a) for a in rot)
    cut = M('cut', '#C9A880', .5, 0, Specular=.35); v = cut.coords((1, 1, .5)); w = cut.noise(v, 4.2, 5, .62, 2.2); z = cut.n('SeparateXYZ'); cut.l(cut.coords(), z.inputs[0]); k = cut.ramp(z.outputs[2], [(0, 0), (.0004, 1)]); s = cut.n('Math'); s.operation = 'ABSOLUTE'; t = cut.n('Math'); t.operation = 'SUBTRACT'; t.inputs[1].default_value = .5; cut.l(w.outputs[0], t.inputs[0]); cut.l(t.outputs[0], s.inputs[0]); cut.color(cut.mixc(k, cut.ramp(w.outputs[0], [(.3, '#4A2E1C'), (.7, '#8A6644')]), cut.ramp(s.outputs[0], [(0, '#4A2412'), (.03, '#7A4A28'), (.07, '#D2B48C'), (.3, '#DEC6A0')])))
    o = lump(.44, cut.m, 7, (1, 1, 1.2), .05, 2)
    for q in o.data.vertices: q.co.z = min(q.co.z, .0005)
    o.location = (1.1, -.85, .38); o.rotation_euler = (rad(50), rad(0), rad(-42))
relic('singapore', nutmegs, lambda: grain('#3A2114', '#62402A', 0, .3, .42), '#2B2E26', key=600, size=.9, aim=(.35, 0, .72), eye=(.3, -14, 5.0), focus=(-.3, -.5, .8), lens=112, fill=110, rim=260)
