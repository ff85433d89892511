"""Relics: on each city's page about its heritage, the thing that its text tells of, `relic-*`: low camera, long lens, one warm lamp, a calm dark ground.
Each is drawn near the origin, some three units wide; a row at the end of its function names ground, wall, lamp and view."""
from materials import *
from mathutils.bvhtree import BVHTree
import numpy as np
from broken import broken, limestone
from rooms import grain, granite, hollow, istrian, wash
from trades import handled
from wraps import edge, noise
cos, sin, N = math.cos, math.sin, mnoise.noise
VIEW = dict(eye=(0, -14, 3.4), aim=(0, 0, .8), lens=105, stop=.28, focus=(0, -.6, .6))
def relic(city, thing, ground, back='#2E2822', far=5, exposure=.5, key=560, size=1.1, lamp=(-5.5, .6, 4.2), warm=(1, .82, .58), fill=70, rim=240, glow=90, dim=.05, air=(.84, .88, .95), **view):
    """`lamp` is the warm light, `key` its strength and `size` its width; `glow` is what of it reaches the wall, `far` behind"""
    def draw():
        world(air, dim)
        if back: wall(wash(back, .8, .2, .3), far)
        if ground: floor(ground())
        thing(); area(lamp, (0, 0, .6), size, key, warm); area((5, -6, 4), (0, 0, .6), 3.5, fill, (.82, .9, 1)); area((3, 4.4, 6), (0, 0, .6), 1.8, rim, (1, .9, .74))
        if glow: area((-3.4, far - 2.4, 4.4), (-1, far, 2), .8, glow, warm, spread=100)
        v = {**VIEW, **view}; camera(v['eye'], v['aim'], v['lens'], v['stop'], v['focus'])
    scene('relic-' + city, kind='card', scene=dict(exposure=exposure, clamp=3))(draw)

# ---------------------------------------------------------------- what they share
def letters(lines, w, h, n=640, font='garamond'):
    """how much of a sheet, w × h from its middle, letters cover: rows of 0 or 1 from its foot; a line is its words, size, x and y"""
    bm = bmesh.new()
    for s, size, x, y in lines:
        o = text(s, size, None, (x, y, 0), font=font, extrude=0); bpy.context.view_layer.update(); me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); me.transform(o.matrix_world); bm.from_mesh(me); bpy.data.objects.remove(o)
    tree = BVHTree.FromBMesh(bm); down = Vector((0, 0, -1)); k = round(n * h / w)
    return np.array([[tree.ray_cast(Vector((((i + .5) / n - .5) * w, ((j + .5) / k - .5) * h, 1)), down)[0] is not None for i in range(n)] for j in range(k)], np.float32)
def soften(a, r):
    for axis in (0, 1): a = sum(np.roll(a, s, axis) for s in range(-r, r + 1)) / (2 * r + 1)
    return a
def drawn(m, im, vec, clip=True):
    """a picture of numbers as a texture of material `m`; its colour"""
    im = im if im.ndim == 3 else np.repeat(im[..., None], 3, 2); h, w, _ = im.shape; px = np.ones((h, w, 4), np.float32); px[..., :3] = im
    tex = bpy.data.images.new('drawn', w, h, float_buffer=True); tex.colorspace_settings.name = 'Non-Color'; tex.pixels.foreach_set(px.ravel()); t = m.n('TexImage'); t.image = tex; t.extension = 'CLIP' if clip else 'EXTEND'; m.l(vec, t.inputs[0]); return t.outputs[0]
def placed(m, w, h, at=(0, 0)):
    """the world's x and z as the two sides of a sheet, w × h, whose middle is `at`"""
    s = m.n('SeparateXYZ'); c = m.n('CombineXYZ'); p = m.n('Mapping'); m.l(m.n('NewGeometry').outputs['Position'], s.inputs[0]); m.l(s.outputs[0], c.inputs[0]); m.l(s.outputs[2], c.inputs[1]); m.l(c.outputs[0], p.inputs[0])
    p.inputs['Scale'].default_value = (1 / w, 1 / h, 1); p.inputs['Location'].default_value = (.5 - at[0] / w, .5 - at[1] / h, 0); return p.outputs[0]
def disc(r, x=0, y=0, n=24): return [(x + r * cos(2 * PI * k / n), y + r * sin(2 * PI * k / n)) for k in range(n)]
def iron(color='#2A2522', rust=.5):
    """forged, with rust where nothing rubs it"""
    m = M('iron', color, .5, .8); n = m.noise(m.coords(), 2.2, 6, .7, .4); f = m.noise(m.coords(), 16, 4, .75); k = m.ramp(n.outputs[0], [(.62 - rust * .3, 0), (.78 - rust * .2, 1)])
    m.color(m.mixc(k, m.ramp(f.outputs[0], [(.3, '#1E1B1A'), (.7, '#4A4440')]), m.ramp(f.outputs[0], [(.3, '#3A1D10'), (.7, '#7A4424')]))); m.rough(m.ramp(k, [(0, .36), (1, .85)])); i = m.n('Math'); i.operation = 'SUBTRACT'; i.inputs[0].default_value = .8; m.l(k, i.inputs[1]); m.l(i.outputs[0], m.b.inputs['Metallic']); m.bump(f.outputs[0], .3, .03); m.bump(n.outputs[0], .25, .06); return m.m
def satin(color):
    m = M('satin', color, .34, 0, Specular=.5, Sheen=.5, Anisotropic=.6); c = Vector(C(color)); w = m.n('LayerWeight'); w.inputs[0].default_value = .35; m.color(m.ramp(w.outputs['Facing'], [(0, tuple(c * 1.1)), (1, tuple(c * .5))])); m.bump(m.noise(m.coords((2, 90, 90)), 1, 2, .6).outputs[0], .12, .004); return m.m
def old_brass(): return handled()

# ---------------------------------------------------------------- the things
def pearl():
    """a trader's brass sieve, and the one pearl that did not fall through"""
    br = metal('#B98E4E', .3, micro=.12); R = 1.25
    with Group((-.75, .75, R), (90, 0, 24)):
        shape2d([disc(R - .02, n=96)] + [disc(.052, .2 * (i + .5 * (j % 2)), .174 * j, 14) for i in range(-7, 8) for j in range(-7, 8) if math.hypot(.2 * (i + .5 * (j % 2)), .174 * j) < R - .14], .012, br)
        lathe([(R - .03, 0), (R, 0), (R, .72), (R + .05, .76), (R + .05, .82), (R - .01, .84), (R - .04, .78), (R - .03, 0)], br, seg=160, raw=True); torus(R + .005, .018, br, (0, 0, .1)); torus(R + .005, .018, br, (0, 0, .6))
    m = M('pearl', '#EFE4D6', .14, 0, Clearcoat=.7, Specular=.6, Subsurface=.25); m.b.inputs['Subsurface Radius'].default_value = (.2, .14, .1); w = m.n('LayerWeight'); w.inputs[0].default_value = .4; m.color(m.mixc(.5, m.ramp(w.outputs['Facing'], [(0, '#F0E0CA'), (.5, '#E8C8B4'), (1, '#CDD0BE')]), m.ramp(m.noise(m.coords(), 1.6, 3, .6).outputs[0], [(.3, '#EAD6CB'), (.7, '#F4EEE2')])))
    o = lump(.38, m.m, 3, (1.03, 1, .97), .022, 1.1, seg=80); o.location = (.95, -.75, .41); c = fabric('#5A1512', .95, 70, .5); cloth(2.9, 2.0, c, (1.0, -.7, .0), (0, 0, -14), .09, (1.6, 1.8), 2); area((-2.6, -5.4, 3.4), (.95, -.75, .4), .9, 90, (1, .88, .7), spread=60); area((4.6, .6, 2.4), (.95, -.75, .5), 1.2, 60, (1, .9, .78), spread=60)
    wd = grain('#24130B', '#4A2C1A', 0, .5, .38); box((18, .22, .5), wd, (0, 2.5, 0), .06)
relic('abu-dhabi', pearl, lambda: grain('#24130B', '#4A2C1A', 0, .5, .38), lamp=(-4.2, 4.6, 4.6), size=.3, key=700, rim=60, fill=40, glow=90, aim=(.1, 0, .95), focus=(.95, -.9, .4))

def bay():
    """the number of a bay on the wall of a warehouse, and the hoist's hook"""
    mask = soften(letters((('7', 4.6, 0, 0),), 4, 4, 420, 'didot'), 2); m = M('brick', '#7A3A26', .88, 0, Specular=.2); n = m.noise(m.coords(), 3.2, 5, .68); i = m.n('ObjectInfo'); g = m.n('NewGeometry').outputs['Position']; big = m.noise(g, .8, 6, .68, .4); fine = m.noise(g, 5, 5, .75)
    c = m.mixc(1, m.ramp(i.outputs['Random'], [(0, '#33201A'), (.4, '#553226'), (.75, '#44291F'), (1, '#6A4634')]), m.ramp(n.outputs[0], [(.28, .5), (.6, 1.05)]), 'MULTIPLY'); c = m.mixc(.7, c, m.ramp(big.outputs[0], [(.3, .35), (.62, 1.0)]), 'MULTIPLY')
    k = m.mixc(1, drawn(m, mask, placed(m, 4, 4, (1.15, 1.3))), m.mixc(1, m.ramp(fine.outputs[0], [(.36, .1), (.48, 1.0)]), m.ramp(big.outputs[0], [(.24, .15), (.46, 1.0)]), 'MULTIPLY'), 'MULTIPLY'); m.color(m.mixc(k, c, m.ramp(big.outputs[0], [(.3, '#9C937E'), (.7, '#E2DAC6')]))); m.bump(fine.outputs[0], .35, .05); m.bump(n.outputs[0], .3, .05)
    mortar = M('mortar', '#6A6052', .95, 0); q = mortar.noise(mortar.coords(), 6, 5, .75); mortar.color(mortar.ramp(q.outputs[0], [(.3, '#3A342C'), (.7, '#6E6454')])); mortar.bump(q.outputs[0], .6, .08); plane(16, 12, mortar.m, (0, .07, 1), (90, 0, 0)); rnd = random.Random(3)
    for r in range(-3, 8):
        for s in range(-2, 3): hewn((2.15 + rnd.uniform(-.04, .02), .5, .665), m.m, (s * 2.26 + (1.13 if r % 2 else 0) + rnd.uniform(-.02, .02), .25 + rnd.uniform(-.02, .02), r * .76), (rnd.uniform(-.6, .6), 0, rnd.uniform(-.5, .5)), r * 9 + s, .035, 22)
        for s in (-3, 3): hewn((2.15, .5, .665), m.m, (s * 2.26 + (1.13 if r % 2 else 0), .25, r * .76), (0, 0, 0), r * 9 + s, .035, 22)   # for a wide picture
    st = iron(); y = -1.7
    with Group((-1.25, y, -.15), (0, 0, -24)):
        tube([(0, 0, 2.75), (0, 0, 2.2), (-.14, 0, 1.85), (-.52, 0, 1.46), (-.74, 0, .95), (-.56, 0, .4), (0, 0, .14), (.52, 0, .32), (.76, 0, .74), (.8, 0, 1.04), (.76, 0, 1.28)], 1, st, taper=[.15, .16, .18, .23, .27, .3, .32, .29, .22, .15, .05], res=12)
        lathe([(0, 2.55), (.2, 2.55), (.24, 2.6), (.24, 2.78), (.2, 2.83), (0, 2.84)], st, seg=48); torus(.33, .11, st, (0, 0, 3.16), (90, 0, 0), sy=1.15)
        for k in range(4): torus(.17, .065, st, (0, 0, 3.78 + .42 * k), (90, 0, 90 if k % 2 == 0 else 0), sy=1.7)
relic('auckland', bay, None, None, key=760, lamp=(-5.2, -4.6, 4.6), size=.8, rim=0, fill=60, glow=0, eye=(.5, -15, 1.7), aim=(.08, 0, 1.62), lens=88, stop=.3, focus=(-1.2, -1.5, 1), exposure=.7)

def silver_bowl():
    """a bowl raised with the hammer, on the stone of the next village"""
    m = M('silver', '#DAD7D0', .2, 1); v = m.noise(m.coords(), 2, 6, .7); f = m.noise(m.coords(), 14, 4, .7); m.color(m.ramp(v.outputs[0], [(.26, '#8E877C'), (.48, '#D2CEC6'), (.8, '#EAE8E2')])); m.rough(m.ramp(v.outputs[0], [(.3, .34), (.6, .16)])); m.bump(f.outputs[0], .05, .01)
    o = lathe(hollow([(0, .06), (.5, 0), (.62, .02), (1.05, .3), (1.38, .78), (1.5, 1.24)], .05, .08), m.m, (-.15, -.1, .8), seg=260, raw=True)
    for q in o.data.vertices:
        r = math.hypot(q.co.x, q.co.y)
        if r > .2 and q.co.z < 1.2: d = mnoise.voronoi(Vector((q.co.x, q.co.y, q.co.z)) * 5.2)[0][0]; k = 1 + .07 * (d * d - .3) * min(1, (1.24 - q.co.z) * 6); q.co.x *= k; q.co.y *= k
    st = solid((.3, '#3A3A37'), (.5, '#63625D'), (.72, '#7E7D76'), rough=.9, size=4, bump=.5, deep=.06, vary=0).m; hewn((5.6, 3.8, .8), st, (-.2, .3, 0), (0, 0, 5), 4, .07, 110)
    with Group((1.55, -.95, .92), (0, 0, 38)):
        loft([[(x, y, z) for y, z in section(w, w, w * .3, 32)] for x, w in ((-.62, .3), (-.58, .36), (-.34, .32), (-.2, .24), (-.16, .34), (.16, .34), (.2, .24), (.36, .22), (.6, .12), (.64, .06))], metal('#8E8A84', .3, micro=.14), angle=50); tube([(0, .1, 0), (0, -.8, 0), (0, -2.2, -.02)], .1, grain('#6B4022', '#93613A', 1, .8, .42), taper=[.75, 1, 1.25])
relic('bali', silver_bowl, lambda: grain('#2A190E', '#4E321D', 0, .3, .45), '#283022', fill=130, key=600, aim=(0, 0, 1.15), eye=(0, -14, 4.2), focus=(0, -1.2, 1.4), rim=300)

def porphyry():
    """a block from the cliffs on a plank from the hills"""
    m = M('porphyry', '#A08A84', .88, 0, Specular=.2); v = m.coords(); n = m.noise(v, 1.1, 6, .66, .5); f = m.noise(v, 9, 5, .75); o = m.n('TexVoronoi'); o.inputs['Scale'].default_value = 3.2; m.l(m.mixc(.12, v, m.noise(v, 3, 4).outputs['Color']), o.inputs['Vector']); s = m.n('SeparateXYZ'); m.l(o.outputs['Color'], s.inputs[0])
    clast = m.mixc(1, m.ramp(o.outputs['Distance'], [(.2, 1), (.3, 0)]), m.ramp(s.outputs[0], [(.55, 0), (.6, 1)]), 'MULTIPLY'); c = m.ramp(n.outputs[0], [(.28, '#7E6A68'), (.45, '#A88C84'), (.6, '#B49A90'), (.75, '#8C827E')]); c = m.mixc(clast, c, m.ramp(s.outputs[1], [(.2, '#5E5452'), (.5, '#C9B4A6'), (.8, '#9A6E62')])); m.color(m.mixc(.7, c, m.ramp(f.outputs[0], [(.3, .5), (.55, 1.0)]), 'MULTIPLY')); m.bump(f.outputs[0], .5, .05); m.bump(n.outputs[0], .4, .1)
    broken((2.35, 1.75, 1.6), m.m, (-.55, .35, .33), (0, 0, 22), 5, 130, 34, .3, .012, .06)
    pine = wood('#B8935C', '#D9BC86', .34, 0, .5, .1); box((10, 2.5, .34), pine, (.6, 0, 0), .03, (0, 0, -9)); curl = [(.1 * t * .16 * cos(t) + .18 * cos(t), 0, .34 + .17 * sin(t) + .012 * t * sin(t)) for t in [k * .32 for k in range(46)]]
    with Group((1.35, -.72, .34), (0, 0, 28)): ribbon([(p[0], .03 * i ** .9 * .5, max(.01, p[2] - .12)) for i, p in enumerate(curl)], .5, matte('#E0C592', .6), thick=.014, per=4, normal=(.1, 1, 0))
relic('brisbane', porphyry, lambda: grain('#23150D', '#43291A', 0, .3, .5), '#3A332E', key=640, lamp=(-5.4, -2.6, 4.4), aim=(.1, 0, .95), eye=(.2, -14, 3.6), focus=(-.4, -.8, 1))

def measure():
    """a brass measure let into the edge of a counter, and the ribbon that it measures now"""
    br = old_brass(); cut = matte('#150D07', .9); g = satin('#2A6A56'); wd = grain('#4A2A17', '#7A4C2A', 2, .6, .4); box((24, 8, 1.3), grain('#3A2012', '#6A4024', 0, .28, .3), (0, 2.92, -1.3), .07); box((24, .78, .06), br, (0, -.55, -.046), .012)
    for k in range(-48, 49): h = .44 if k % 8 == 0 else .28 if k % 4 == 0 else .17; box((.026, h, .006), cut, (k * .2, -.92 + h / 2, .0125), 0)
    for k in range(-6, 7): text(str(k + 7), .3, cut, (k * 1.6 + .2, -.56, .018), font='garamond', extrude=.002)
    for x in (-2.6, .6, 3.8): cyl(.05, .014, br, (x, -.3, .006), .006, seg=32)
    ribbon([(-2.0, .05, .34), (-1.9, .02, .14), (-1.62, -.02, .03), (-1.2, -.04, .06), (-.7, -.05, .03), (0, -.04, .05), (.7, 0, .024), (1.2, .06, .03), (1.7, .16, .03), (2.1, .26, .1), (2.42, .34, .34), (2.5, .4, .8)], .4, g, thick=.012, normal=(-.1, 1, 0))
    with Group((1.8, .36, .76), (90, 0, 12)):
        for z in (-.27, .27): cyl(.76, .07, wd, (0, 0, z - .035), .025)
        cyl(.64, .46, g, (0, 0, -.23), .02); cyl(.14, .1, br, (0, 0, .28), .03)
        for k in range(9): torus(.64 - .02 * k, .006, g, (0, 0, .232))
    area((-1, 7, 5.4), (0, -.5, 0), 4.5, 520, (1, .86, .66))
relic('cairns', measure, None, '#2A352E', key=640, lamp=(-5.5, -2.4, 4.6), aim=(.25, -.15, .36), eye=(-3.6, -10.5, 5.2), lens=100, stop=.32, focus=(-.2, -.6, 0), rim=120, exposure=.6)

def bench():
    """under the arcade, and the rain beyond it"""
    wd = wood('#2E170D', '#5A3018', .3, 0, .3, .3); rnd = random.Random(6)
    for y in (-.86, 0, .86): box((10.4, .8, .3), wd, (-.4, y, 4.1), .07)
    for x in (-4.6, 3.8):
        for y in (-.8, .8): box((.5, .5, 4.1), wood('#2E170D', '#4E2A16', .4, 2, .36, .2), (x, y, 0), .06)
        box((.44, 1.5, .44), wd, (x, 0, 3.5), .05); box((.3, 1.4, .3), wd, (x, 0, 1.2), .05)
    box((8.2, .3, .4), wd, (-.4, 0, 1.2), .05); box((9.4, .26, .5), wd, (-.4, -.62, 3.56), .05)
    w = wash('#6E675B', .7, .16, .4); shape2d([rect_outline(-60, -1, 60, 40)] + [arch_outline(9, 15.5, 48, x, .4) for x in (-17.5, -5.6, 6.3, 18.2)], 2.4, w, (0, 15, 0), (90, 0, 0), .12); box((120, 3.4, .4), stone('#55524C', .3, 1, .4, .4), (0, 15, 0), .08)
    plane(160, 70, emit('#8FA6B4', .34), (0, 60, 14), (90, 0, 0)); area((3, 30, 24), (0, 8, 0), 22, 5200, (.72, .86, 1)); veil = emit('#B9CBD6', .5); strands([([(Vector((x, y, z)), .016), (Vector((x - .16, y, z - L)), .016)], 1) for x, y, z, L in ((rnd.uniform(-16, 16), rnd.uniform(18, 34), rnd.uniform(1, 20), rnd.uniform(.6, 2.2)) for _ in range(900))], veil, 3)
relic('hainan', bench, lambda: granite('#2A2B2B', .9), None, key=7600, size=2, lamp=(-15, -9, 15), warm=(1, .74, .46), fill=0, rim=0, glow=0, dim=.04, eye=(-5.5, -27, 6.6), aim=(.6, 0, 3.7), lens=92, stop=.09, focus=(1, -1.3, 4.3), exposure=.65)

def slotted(r, t, mat, mark=''):
    """a weight of the platform scale: a disc with the slot that slides over the rod"""
    a0 = math.asin(.13 / r); shape2d([[(r * cos(a), r * sin(a)) for a in [PI / 2 + a0 + (2 * PI - 2 * a0) * k / 90 for k in range(91)]] + [(.13, .0)] + [(.13 * cos(a), .13 * sin(a)) for a in [-PI * k / 12 for k in range(1, 12)]] + [(-.13, 0)]], t - .07, mat, (0, 0, t / 2), (0, 0, 0), .035)
    if mark: text(mark, r * .42, matte('#1E150B', .7), (0, -r * .58, t + .002), font='garamond', extrude=.002)
def weights():
    """brass weights of the platform scale, a tea chest behind them"""
    br = old_brass(); z = .16; cyl(.62, .16, br, (-.5, .1, 0), .05)
    for k, (r, t) in enumerate(((1.02, .34), (1.02, .34), (1.0, .34), (.8, .28), (.8, .28), (.56, .2))):
        with Group((-.5 + .02 * sin(k * 3), .1, z), (0, 0, 180 + (14, -22, 30, -8, 40, 10)[k])): slotted(r, t, br)
        z += t + .004
    lathe([(0, 0), (.075, 0), (.075, 2.5), (.12, 2.54), (.12, 2.62), (.06, 2.66), (0, 2.66)], br, (-.5, .1, .1), raw=True); tube([(-.5, .1, 2.74), (-.5, .1, 2.92), (-.34, .1, 3.06), (-.22, .1, 2.96), (-.24, .1, 2.84)], .05, br)
    with Group((1.2, -.62, .62), (72, 0, -16)): slotted(.66, .22, br, '½')
    wd = grain('#6E4A2A', '#9A7044', 0, .3, .7); tin = metal('#77706A', .4, micro=.16); nail = iron(rust=.2)
    with Group((1.9, 3.0, 0), (0, 0, -18)):
        box((3.8, 2.4, 3.4), wd, (0, 0, 0), .04)
        for x in (-1.86, 1.86): box((.3, 2.5, 3.44), tin, (x, 0, -.02), .02)
        for z in (.02, 3.14): box((3.86, 2.48, .28), tin, (0, 0, z), .02)
        for k in range(9): sphere(.05, nail, (-1.6 + .4 * k, -1.25, 3.28)); sphere(.05, nail, (-1.86, -1.26, .3 + .36 * k))
        text('TEA', .9, matte('#2A1A10', .8), (0, -1.205, 1.7), (90, 0, 0), spacing=1.4)
    sphere(.9, br, (0, 60, 0))
relic('hong-kong', weights, granite, '#232A30', far=7, key=640, lamp=(-5, -1.6, 5), aim=(.2, 0, 1.3), eye=(0, -16, 3.8), focus=(-.3, -1, 1.2), rim=300, exposure=.7)

def terrapin():
    """a terrapin of brass let into a threshold of stone: bright where feet pass"""
    br = old_brass(); plates = [(0, -.92 + .46 * k) for k in range(5)] + [(s * .52, -.72 + .48 * k) for s in (1, -1) for k in range(4)] + [(1.0 * cos(a), 1.3 * sin(a)) for a in [2 * PI * (k + .5) / 22 for k in range(22)]]
    def shell(u, v):
        k = .001 + v; a = 2 * PI * u; x, y = .98 * k * cos(a), 1.28 * k * sin(a); d = sorted(math.hypot(x - p, (y - q) * .9) for p, q in plates); groove = math.exp(-((d[1] - d[0]) / .035) ** 2); return (x, y, .02 + .24 * max(0, 1 - k * k) ** .7 - .03 * groove + .008 * cos(d[0] * 70) * (1 - groove) * (1 - k ** 6) + .05 * max(0, 1 - abs(x) / .16) * max(0, 1 - k) ** .3)
    slab = solid((.3, '#2E2C2A'), (.5, '#4A4744'), (.68, '#6A6662'), rough=.46, size=8, bump=.14, deep=.03, vary=0, Specular=.4).m; box((16, 6.2, 1.0), slab, (0, .5, -1.0), .08); floor(matte('#161412', .6), z=-.5); gap = matte('#070605', .9)
    with Group((0, 0, 0), (0, 0, -52)):
        grid(260, 130, shell, br); torus(1.0, .045, br, (0, 0, .03), sx=.98, sy=1.28); parts = [((0, 1.56, .0), (.27, .36, .2), 0)] + [((s * .86, y, 0), (.24, .46, .12), -s * r) for s in (1, -1) for y, r in ((.92, 48), (-.98, 132))] + [((0, -1.42, 0), (.07, .24, .07), 0)]
        for loc, sc, turn in parts: o = lump(1, br, turn, sc, .08, 2.2); o.location = loc; o.rotation_euler = (0, 0, rad(turn)); shape2d([[(p * (sc[0] + .03), q * (sc[1] + .03)) for p, q in disc(1, n=48)]], .004, gap, (loc[0], loc[1], .001), (0, 0, turn))
        shape2d([[(p * 1.06, q * 1.36) for p, q in disc(1, n=96)]], .004, gap, (0, 0, .001))
        for s in (1, -1): sphere(.04, gap, (s * .17, 1.68, .14))
relic('new-york-city', terrapin, None, '#1F2226', key=520, size=.7, lamp=(-5.6, 1.6, 3.2), aim=(.05, .1, .0), eye=(0, -13, 6.2), focus=(0, -.5, .2), lens=112, rim=200)

def hinpun():
    """the corner of a wall of coral stone, laid dry"""
    rnd = random.Random(7); m = limestone(); z = -.1
    for r, h in enumerate((.86, .7, .92, .66, .6)):
        x = 2.0 + rnd.uniform(-.03, .02)
        while x > -5.4: w = rnd.uniform(.8, 1.75) if x < 1.9 else (1.7, 1.0)[r % 2]; broken((w + .01, 2.1, h + .01), m, (x - w / 2, .9 + rnd.uniform(-.05, .05), z), (rnd.uniform(-1, 1), rnd.uniform(-.6, .6), rnd.uniform(-1.6, 1.6)), r * 11 + int(x * 3), 40, 18, .13, .014, .035); x -= w
        broken((3, 2.1, h + .01), m, (x - 1.5, .9, z), (0, 0, 0), r, 40, 18, .13, .014, .035); z += h   # for a wide picture
    fern = matte('#4E6A34', .6); fx = Vector((.62, -.2, 1.52))
    for k in range(7):
        a = rad(-160 + 23 * k); L = .8 + .25 * (k % 3); pts = [fx + Vector((cos(a) * L * t * .9, sin(a) * L * t * .75 - .06 * t, .42 * t - .55 * t * t)) for t in [i / 12 for i in range(13)]]; tube([tuple(p) for p in pts], .012, fern, taper=[1 - .06 * i for i in range(13)])
        for i in range(2, 12):
            for s in (1, -1): leaf(.26 * sin(PI * (i + 1) / 14), .09, fern, pts[i], (0, 24, math.degrees(a) + s * 66), .2, .1)
    q = (Vector((0, 0, 1.6)) - Vector((-6.6, -6, 6.4))).normalized(); gobo_leaves(tuple(Vector((0, 0, 1.6)) - q * 4.4), tuple(q), 30, 2.4, .9, 8, .4)
relic('okinawa', hinpun, lambda: stone('#A89878', .2, 3, .95, .5), '#2C3226', far=9, key=1250, size=.5, lamp=(-6.6, -6, 6.4), warm=(1, .86, .64), fill=50, rim=120, glow=60, aim=(.25, 0, 1.5), eye=(6.5, -14, 3.0), lens=100, focus=(.6, -.2, 1.5), exposure=.35)

def chart(w, h, n=960):
    """a coast as it is drawn on stone, left for right: how much ink, rows from the foot"""
    k = round(n * h / w); u, v = np.meshgrid((np.arange(n) + .5) / n, (np.arange(k) + .5) / k); d = v - .55 - .13 * np.sin(5.2 * u + .6) - .07 * np.sin(13 * u + 2) - .1 * noise(u, v, 5, 12) - .03 * noise(u, v, 14, 4); ink = edge(np.abs(d) - .0035, .003)
    for i in range(1, 8): ink = np.maximum(ink, edge(np.abs(d + .008 * i + .0016 * i * i) - .0012, .003) * (1 - .1 * i))
    ridge = np.abs(noise(u, v, 6, 8)); ink = np.maximum(ink, .85 * edge(ridge - .09, .06) * (d > .04) * (np.abs(((u * .8 + v * .5 + .3 * noise(u, v, 3, 2)) * 90) % 1 - .5) < .22))
    x, y = u - .22, (v - .3) * h / w; a, r = np.arctan2(y, x), np.hypot(x, y); ray = np.abs((a / PI * 8) % 1 - .5); ink = np.maximum(ink, edge((.5 - ray) * r * .39 - .0009, .0016) * .7 * (d < -.1)); ink = np.maximum(ink, edge(r - .075 * (.3 + .7 * np.abs(np.cos(a * 2)) ** 8), .004)); ink = np.maximum(ink, edge(np.abs(r - .062) - .0022, .003))
    e = np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v) * h / w); ink = ink * (e > .05)
    for s, t in ((.032, .005), (.048, .0018)): ink = np.maximum(ink, edge(np.abs(e - s) - t, .002))
    return np.maximum(ink, letters((('LA MANCHE', .27, -.4, -.9), ('CALVADOS', .17, -.75, .36)), w, h, n)[:, ::-1])
def litho():
    """a lithographic stone with its coast in reverse, the leather roller beside it"""
    w, h = 3.5, 2.7; m = M('litho', '#B7AB94', .5, 0, Specular=.3); n = m.noise(m.coords(), .9, 6, .6, .5); f = m.noise(m.coords(), 14, 4, .7); ink = drawn(m, soften(chart(w, h), 1), m.coords(kind='UV')); m.color(m.mixc(m.mixc(1, ink, m.ramp(f.outputs[0], [(.24, .6), (.4, 1.0)]), 'MULTIPLY'), m.ramp(n.outputs[0], [(.3, '#9C9180'), (.5, '#B8AC96'), (.7, '#C6BCA8')]), '#14110E')); m.rough(m.ramp(n.outputs[0], [(.3, .55), (.7, .4)])); m.bump(f.outputs[0], .05, .01)
    side = solid((.3, '#8E8472'), (.5, '#ADA28C'), (.7, '#C2B8A4'), rough=.85, size=3, bump=.5, deep=.05, vary=0).m
    with Group((-.3, .1, 0), (0, 0, 9)): hewn((w + .06, h + .06, .56), side, (0, 0, 0), (0, 0, 0), 6, .035, 90); plane(w - .04, h - .04, m.m, (0, 0, .573))
    lea = leather('#15110F', .3, 60, .12); wd = grain('#5A3420', '#8A5A36', 2, .8, .38)
    with Group((1.0, .98, 1.0), (0, 90, -20)): cyl(.42, 1.9, lea, (0, 0, -.95), .05, seg=128); [lathe([(0, 0), (.2, 0), (.2, .1), (.12, .2), (.17, .5), (.19, .75), (.15, .95), (0, 1.0)], wd, (0, 0, s * .95), (0 if s > 0 else 180, 0, 0), seg=64) for s in (1, -1)]
relic('paris', litho, lambda: grain('#2C1D13', '#4E3626', 0, .4, .45), '#35332F', key=620, size=.9, lamp=(-5.5, -.6, 4.6), fill=140, aim=(.15, .05, .45), eye=(.4, -12, 7.6), lens=108, focus=(-.2, -.5, .57), stop=.5)

def page(side):
    """the ledger's ruled page and what was entered on it, 1866: rows from the foot"""
    w, h = 2.1, 2.8; n = 560; k = round(n * h / w); u, v = np.meshgrid((np.arange(n) + .5) / n, (np.arange(k) + .5) / k); rule = edge(np.abs((v * 12) % 1 - .5) - .014, .025) * (v < .9); red = sum(edge(np.abs(u - x) - .0022, .003) for x in (.16, .72, .86))
    rows = (('Flour, six bags', '4  10'), ('Candles', '12'), ('Tea, one chest', '3  5'), ('One bolt of silk', '2  15'), ('Nails, rope', '9')) if side > 0 else (('Flour, two bags', '1  12'), ('Boots, one pair', '1  8'), ('Candles, tea', '14'), ('Sugar', '11'), ('Rope', '2'))
    ink = letters([(s, .21, -.13, .895 - .467 * i) for i, (s, _) in enumerate(rows)] + [(s, .18, .72, .895 - .467 * i) for i, (_, s) in enumerate(rows)], w, h, n); ink = np.roll(ink, 2, 0); return layers_on('#D9C7A0', (v, u), ('#8FA0AA', rule * .5), ('#A8463A', red * .6), ('#2A1A12', soften(ink, 1) * .9))
def layers_on(ground, like, *marks):
    im = np.empty((*like[0].shape, 3), np.float32); im[:] = C(ground)
    for color, amount in marks: a = np.clip(amount, 0, 1)[..., None]; im = im * (1 - a) + np.float32(C(color)) * a
    return im
def ledger():
    """the store's ledger, open at the bolt of silk, by its candle"""
    prof = spline([(0, .1), (.1, .3), (.36, .47), (.9, .44), (1.6, .33), (2.12, .27)], 10); block = M('leaves', '#C9B68E', .85, 0); q = block.noise(block.coords((1, 1, 60)), 1, 3, .7); block.color(block.ramp(q.outputs[0], [(.35, '#8E7A54'), (.6, '#D6C49C')])); block.bump(q.outputs[0], .4, .02)
    with Group((.2, 0, 0), (0, 0, -8)):
        box((4.7, 3.1, .1), leather('#3A1E14', .55, 30, .4), (0, 0, 0), .03)
        for s in (1, -1):
            loft([[(s * x, y, z) for x, z in [*prof, (2.16, .1), (0, .08)]] for y in (-1.42, 1.42)], block.m, angle=30); m = M('page', '#D9C7A0', .8, 0, Specular=.15); im = page(s); n = m.noise(m.coords(), 1.3, 6, .65); m.color(m.mixc(.6, drawn(m, im, m.coords(kind='UV')), m.ramp(n.outputs[0], [(.3, '#B89A68'), (.6, '#FFFFFF')]), 'MULTIPLY')); m.bump(n.outputs[0], .15, .03)
            def f(u, v, s=s): i = min(len(prof) - 2, int((u if s > 0 else 1 - u) * (len(prof) - 1))); e = (u if s > 0 else 1 - u) * (len(prof) - 1) - i; x = prof[i][0] * (1 - e) + prof[i + 1][0] * e; z = prof[i][1] * (1 - e) + prof[i + 1][1] * e; return (s * x, (v - .5) * 2.84, z + .008 + .006 * N(Vector((x * 2, v * 3, 4.4))))
            grid(80, 60, f, m.m)
        tube([(.05, -1.6, .36), (.1, -1.75, .2), (.06, -2.1, .05)], .03, satin('#7A1E18'))
        with Group((.55, -.95, .53), (0, 4, 24)): tube([(0, 0, 0), (1.2, 0, .03), (2.1, 0, .1)], .055, lacquer('#16120F', .2), taper=[1, .8, .4]); loft([[(x, y * w, z * w) for y, z in section(1, .5, .2, 16)] for x, w in ((-.34, .008), (-.2, .06), (-.02, .07), (.1, .1))], metal('#B59A66', .28))
    br = old_brass(); wax = sss('#E4CFA0', (.5, .3, .14), .5, .5); x, y = -2.05, 1.45; lathe([(0, 0), (.62, 0), (.7, .06), (.66, .1), (.3, .08), (.26, .3), (.3, .36), (.24, .38), (0, .36)], br, (x, y, 0)); torus(.17, .04, br, (x - .78, y, .12), (90, 0, 0)); o = lathe([(0, 0), (.2, 0), (.2, 1.25), (.18, 1.3), (.1, 1.26), (0, 1.24)], wax, (x, y, .3), seg=64)
    for v in o.data.vertices: v.co.z += .06 * N(Vector((v.co.x * 6, v.co.y * 6, 4.4))) * (v.co.z > 1)
    tube([(x, y, 1.5), (x + .01, y, 1.68)], .014, matte('#14100C')); fl = lathe([(0, 0), (.05, .05), (.075, .15), (.05, .32), (0, .5)], emit('#FFB45A', 14), (x, y, 1.64), seg=40); fl.visible_diffuse = False; fl.data.materials[0].cycles.sample_as_light = False; tube([(x + .2, y - .03, 1.5), (x + .21, y - .05, 1.2), (x + .2, y - .04, 1.0)], .035, wax, taper=[1, 1.1, 1.5]); area((x, y - .01, 2.5), (x, y, 1.2), .2, 12, (1, .7, .36)); area((-4.6, -5, 5), (.3, -.4, .4), 1.2, 110, (1, .76, .48), spread=70)
relic('queenstown', ledger, lambda: grain('#2A1C12', '#4E3624', 0, .35, .5), '#26221F', far=6, key=190, size=.22, lamp=(-2.0, 1.3, 2.2), warm=(1, .68, .36), fill=60, rim=60, glow=60, dim=.03, aim=(-.05, .05, .7), eye=(.8, -12.6, 6.6), lens=98, focus=(.6, -.3, .5), stop=.34, exposure=.7)

def flood():
    """the stone at the water gate, and how high the lagoon stood"""
    w, h = 5.2, 3.3; mask = soften(soften(letters((('4 NOV 1966', .5, 0, -.28),), w, h, 760, 'didot'), 2), 1); k, n = mask.shape; m = M('stone', '#CFC8BA', .6, 0, Specular=.3); v = m.coords(); a = m.noise(v, .6, 6, .7, .4); pit = m.noise(v, 9, 4, .75); comb = m.noise(m.coords((1.2, 16, 16)), 1, 4, .7); p = m.n('SeparateXYZ'); m.l(m.n('NewGeometry').outputs['Position'], p.inputs[0]); lap = m.n('Math'); lap.operation = 'MULTIPLY_ADD'; lap.inputs[1].default_value = .7; m.l(m.noise(m.coords((1, 1, .6)), 1.2, 5, .6).outputs[0], lap.inputs[0]); m.l(p.outputs[2], lap.inputs[2])
    c = m.mixc(.8, m.ramp(a.outputs[0], [(.28, '#8E8676'), (.5, '#BDB5A4'), (.74, '#D6CFC0')]), m.ramp(pit.outputs[0], [(.3, .45), (.42, 1.0)]), 'MULTIPLY'); c = m.mixc(1, c, m.ramp(lap.outputs[0], [(.42, '#2E3424'), (.62, '#6E6C54'), (.86, '#B8B2A2'), (1.0, '#FFFFFF')]), 'MULTIPLY'); m.color(c); m.rough(m.ramp(lap.outputs[0], [(.5, .12), (.95, .62)])); m.bump(m.ramp(pit.outputs[0], [(.28, 0), (.46, 1.0)]), .35, .04); m.bump(comb.outputs[0], .2, .03)
    def f(u, t):
        x, z = (u - .5) * w, (t - .5) * h; d = min(w / 2 - abs(x), h / 2 - abs(z)); cut = .1 * mask[min(k - 1, int(t * k)), min(n - 1, int(u * n))]; line = abs(z - .42); tri = max(0, .17 - abs(abs(x) - 1.5)) * .9
        if abs(x) < 1.52: cut = max(cut, .1 * max(0, 1 - line / (.045 + tri)))
        return (x, cut + .16 * math.exp(-d / .05) + .02 * mnoise.noise(Vector((x, z, 2))) + max(0, mnoise.noise(Vector((x * 2.1, z * 2.1, 5))) - .25) * .3 * math.exp(-d / .12), z + 1.62)
    grid(760, 480, f, m.m); side = istrian('#B4AC9C')
    for q, (x, z) in enumerate(((-5.3, 1.62), (5.3, 1.62), (-2.5, 4.98), (2.8, 4.98))): hewn((5.2, 1.2, 3.26), m.m if z < 2 else side, (x, .62, z - 1.63), (0, 0, 0), q, .05, 50)
    plane(30, 20, matte('#3A362E', .95), (0, .3, 2), (90, 0, 0)); water_ = M('lagoon', '#0A1614', .05, 0, Specular=.6); water_.bump(water_.noise(water_.coords((1, 2.2, 1)), 1.5, 4, .55, .4).outputs[0], .35, .12); plane(40, 20, water_.m, (0, -9.6, .02))
relic('venice', flood, None, None, key=520, size=.6, lamp=(-5.4, -2.2, 3.8), glow=0, rim=0, fill=90, aim=(0, 0, 1.5), eye=(1.2, -14, 2.2), lens=100, focus=(0, 0, 1.4), stop=.4, exposure=.3)
