"""Works of art that stand in one to three cities: what hangs, what was thrown, painted and carved. One unit is 10 cm; wall, stand and light are the coast's.
A row names the work, its coast and what it is made of; its texts are in the catalogue. Render by `render.py`, as `work-NAME`."""
from studio import *
import numpy as np
from coasts import COASTS, room
from rooms import hollow, sheet_zinc, thrown, wash
cos, sin = math.cos, math.sin
STOOD = dict(eye=(.2, -20, 2.5), aim=(.1, 0, 1.5), lens=92, stop=.25, focus=(.5, -.6, 1.2), edge=-6)
WALL = 2.6
def hung(coast, soft, cool, beam=0, window=None, **_):
    """the coast's wall close behind, lit from the front at the left, so that shadows fall on it"""
    def dress():
        area((-12, -8, 6), (0, WALL, 3), 7, soft * 1.6, cool); area((12, -14, 6), (0, WALL, 3), 8, soft * .7, cool)
        if coast == 'coral': gobo_leaves((-5.6, -9.4, 8.6), (.55, 1, -.42), 70, 4.6, 1.3, 5, .42)
    lamp = {} if beam else dict(lamp=((-6, -10, 9), (.6, WALL, 2.8), .6, 2600, (1, .84, .62)))
    calm = dict(wall=wash('#5A5854', .7, .2, .4)) if coast == 'lava' else {}   # its bumps are for a wall far behind
    return dict(soft=0, dress=dress, ray=(.55, 1, -.42), back=WALL, eye=(0, -23, 2.4), aim=(0, 0, 3.05), lens=86, stop=.5, focus=(0, 0, 3), edge=-3, window=window and {**window, 'at': (1.0, WALL, 3.4)}, **lamp, **calm)
def work(name, coast, thing, hangs=False, exposure=0, **view):
    row = COASTS[coast]
    def draw():
        setting = {n: (v() if n in ('wall', 'stand') else v) for n, v in row['setting'].items()}
        room(thing=thing, **{**setting, **(hung(coast, **row['setting']) if hangs else STOOD), **view})
    scene('work-' + name, kind='card', scene=dict(exposure=row['exposure'] + exposure, clamp=3))(draw)

# ---------------------------------------------------------------- what works are made of
def hammered(color='#C79A57', rough=.26):
    m = M('hammered', color, rough, 1); v = m.coords(); d = m.n('TexVoronoi'); d.inputs['Scale'].default_value = 9; m.l(v, d.inputs['Vector']); n = m.noise(v, 1.6, 6, .7); c = Vector(C(color))
    m.color(m.ramp(n.outputs[0], [(.28, tuple(c * .45)), (.5, tuple(c)), (.75, tuple(c * 1.1))])); m.rough(m.ramp(n.outputs[0], [(.3, rough * 1.9), (.6, rough)])); m.bump(d.outputs[0], .16, .03); return m.m
def bronze(): return hammered('#8A6238', .3)
def enamel(color):
    m = M('enamel', color, .24, 0, Clearcoat=.5); v = m.coords(); n = m.noise(v, 2.4, 6, .7, .5); chip = m.noise(v, 7, 3, .8); c = Vector(C(color))
    m.color(m.mixc(m.ramp(chip.outputs[0], [(.3, 1), (.325, 0)]), m.ramp(n.outputs[0], [(.28, tuple(c * .55)), (.52, tuple(c)), (.76, tuple(c * 1.35))]), '#2A211C')); m.bump(n.outputs[0], .1, .04); return m.m
def clay(color, grit=.5):
    m = M('clay', color, .9, 0, Specular=.16); v = m.coords(); n = m.noise(v, 1.2, 6, .66, .4); f = m.noise(v, 12, 3, .8); c = Vector(C(color))
    m.color(m.mixc(1, m.ramp(n.outputs[0], [(.28, tuple(c * .72)), (.52, tuple(c)), (.76, tuple(c * 1.16))]), m.ramp(f.outputs[0], [(.28, 1 - grit), (.36, 1.0)]), 'MULTIPLY')); m.bump(f.outputs[0], .22, .03); m.bump(n.outputs[0], .2, .08); return m.m
def cast(color='#E4DBCA'):
    """plaster laid on by hand: a trowel's marks, pits, a little dust in the hollows"""
    m = M('cast', color, .86, 0, Specular=.2); v = m.coords(); n = m.noise(v, .8, 6, .65, .4); f = m.noise(v, 9, 3, .8); t = m.noise(m.coords((5, 5, 1.2)), 1, 5, .7, .8); c = Vector(C(color))
    m.color(m.mixc(1, m.ramp(n.outputs[0], [(.28, tuple(c * .8)), (.55, tuple(c)), (.78, tuple(c * 1.06))]), m.ramp(f.outputs[0], [(.25, .55), (.32, 1.0)]), 'MULTIPLY')); m.bump(t.outputs[0], .28, .06); m.bump(f.outputs[0], .16, .03); return m.m
def glazed(color, body='#9A6A46', line=.2, rough=.24, speck=.3, drip=.3, ash=None):
    """a glaze that runs: thin and pale where it lies flat with `ash`, bare clay below `line`"""
    m = M('glazed', color, rough, 0, Specular=.45); v = m.coords(); big = m.noise(v, 1.1, 6, .66, .6); fine = m.noise(v, 10, 3, .8); c, b = Vector(C(color)), Vector(C(body))
    g = m.mixc(1, m.ramp(big.outputs[0], [(.28, tuple(c * .55)), (.5, tuple(c)), (.76, tuple(c * 1.25))]), m.ramp(fine.outputs[0], [(.28, 1 - speck), (.36, 1.0)]), 'MULTIPLY')
    if ash:
        s = m.n('SeparateXYZ'); m.l(m.n('NewGeometry').outputs['Normal'], s.inputs[0]); a = m.n('Math'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .7; m.l(m.noise(m.coords((2.6, 2.6, .7)), 1, 6, .7).outputs[0], a.inputs[0]); m.l(s.outputs[2], a.inputs[2]); g = m.mixc(m.ramp(a.outputs[0], [(.46, 0), (.74, 1)]), g, ash)
    s = m.n('SeparateXYZ'); m.l(v, s.inputs[0]); a = m.n('Math'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = drip; m.l(m.noise(m.coords((2.2, 2.2, .5)), 1, 4, .55).outputs[0], a.inputs[0]); m.l(s.outputs[2], a.inputs[2]); d = m.n('Math'); d.operation = 'DIVIDE'; d.inputs[1].default_value = 4; m.l(a.outputs[0], d.inputs[0])
    e = (line + drip * .5) / 4; k = m.ramp(d.outputs[0], [(e, 0), (e + .012, 1)]); m.color(m.mixc(k, m.ramp(fine.outputs[0], [(.28, tuple(b * .55)), (.38, tuple(b))]), g)); m.rough(m.ramp(k, [(0, .92), (1, rough)])); m.bump(big.outputs[0], .12, .08); m.bump(fine.outputs[0], .07, .02); return m.m
def bottle_glass(color): c = Vector(C(color)); return glass(tuple(c * .8 + Vector((.2,) * 3)), .0, 1.5, tint=tuple(c * .85 + Vector((.15,) * 3)), bump=.35, bscale=5, density=1.6, dcolor=color)
def husk():
    m = M('husk', '#4A2E18', .5, 0, Clearcoat=.2); n = m.noise(m.coords((1, 1, 5)), 4, 6, .8); m.color(m.ramp(n.outputs[0], [(.3, '#2A180C'), (.6, '#5B3A20'), (.8, '#7A5230')])); m.bump(n.outputs[0], .25, .04); return m.m

# ---------------------------------------------------------------- what hangs
def disc(r, mat, loc, turn=0, dome=.035, t=.02): return lathe([(0, dome), (r * .5, dome * .78), (r * .96, .008), (r, -.004), (r * .96, -.016), (r * .5, dome * .74 - t), (0, dome - t)], mat, loc, (90, 0, turn), 96)
def string(x, z0, z1, y=0): tube([(x, y, z0), (x, y, z1)], .008, darkmetal(.4), bezier=False, res=3)
def rod(*pts, r=.022): tube(list(pts), r, darkmetal(.34), res=4)
def caravan():
    """a line of discs that walk under one bar"""
    ms = [hammered(), clay('#A85F3E'), enamel('#27427C')]; rod((-3.1, 0, 4.5), (-1, 0, 4.72), (1.3, 0, 4.76), (3.5, 0, 4.56)); string(-1.3, 4.7, 9); string(1.7, 4.76, 9)
    for k in range(8): x = -2.95 + k * .9; z = 3.25 + .2 * sin(k * 1.7); r = (.4, .3, .36)[k % 3]; string(x, z + r, 4.7 - .02 * abs(x)); disc(r, ms[k % 3], (x, 0, z), (-14, 22, 8, -24)[k % 4])
def bow_of_bamboo():
    """discs along a bamboo that bends as a penjor does"""
    b = wood('#8E7A3C', '#C2AC62', .5, 2, .4, .2); pts = [(3.1, 0, -.2), (3.05, 0, 2.4), (2.6, 0, 4.4), (1.5, 0, 5.7), (0, 0, 6.0), (-1.5, 0, 5.4), (-2.5, 0, 4.3)]; tube(pts, .1, b, taper=[1, .95, .85, .7, .5, .34, .2])
    for x, z, s in ((3.09, .9, 1), (3.05, 2.3, .96), (2.66, 4.2, .86), (1.7, 5.55, .72)): torus(.1 * s, .018, b, (x, 0, z), (0, 0 if z < 3 else -38, 0), 40, 10)
    ms = [clay('#A85F3E'), hammered(), clay('#C79468')]
    for k, (x, top, z, r) in enumerate(((-2.42, 4.36, 3.2, .34), (-1.8, 5.15, 2.1, .26), (-1.15, 5.62, 4.1, .36), (-.5, 5.9, 2.7, .44), (.2, 6.0, 4.35, .3), (.8, 5.95, 1.75, .34), (1.35, 5.78, 3.4, .42), (2.0, 5.3, 2.3, .28))): string(x, z + r, top); disc(r, ms[k % 3], (x, 0, z), (-20, 16, 30, -8, 12)[k % 5])
def fleet():
    """half coconuts, cut side up, and discs of brass between them"""
    h, p, br, rnd = husk(), matte('#C9A97A', .6), hammered(), random.Random(5)
    for k in range(15):
        x = -2.9 + k * .43 + rnd.uniform(-.08, .08); z = (4.6, 2.1, 3.5, 1.5, 4.0)[k % 5] + rnd.uniform(-.25, .25); y = rnd.uniform(-.7, .7); string(x, z, 9, y)
        if k % 3 == 2: disc(.24 + .06 * (k % 2), br, (x, y, z - .28), rnd.uniform(-30, 30))
        else:
            r = rnd.uniform(.3, .4)
            with Group((x, y, z - r * .9), (rnd.uniform(-16, -6), rnd.uniform(-14, 14), 0), r): lathe([(0, 0), (.5, .1), (.9, .5), (1.0, .9), (.97, 1.0)], h, seg=80); lathe([(.97, 1.0), (.88, 1.0), (.8, .6), (.4, .2), (0, .14)], p, seg=80); tube([(-.95, 0, .95), (0, 0, 1.35), (.95, 0, .95)], .025, darkmetal(.4), res=3)
def flock(ms, n, seed, at):
    """many small discs, each on its own string"""
    rnd = random.Random(seed)
    for k in range(n): x, y, z = at(k / n, rnd); r = rnd.choice((.15, .19, .22, .27, .32)); string(x, z + r, 9, y); disc(r, ms[k % len(ms)], (x, y, z), rnd.uniform(-42, 42), .04)
def trade_wind(): flock([hammered(), clay('#A85F3E'), matte('#EFE6D4', .8, .1), matte('#EFE6D4', .8, .1)], 40, 11, lambda t, rnd: (-2.7 + 6.0 * t + rnd.uniform(-.2, .2), rnd.uniform(-1, 1), 2.2 + 2.3 * t + rnd.uniform(-1.15, 1.15) * (1 - .4 * t)))
def stairwell(): flock([sheet_zinc(), enamel('#27427C'), sheet_zinc(), hammered()], 40, 4, lambda t, rnd: (.35 + 2.3 * cos(t * 4 * PI), 1.3 * sin(t * 4 * PI), 1.1 + 4.4 * t))
def waves():
    """rows of discs in the curves of a paving"""
    ms = [enamel('#27427C'), clay('#B2694A'), hammered()]
    for j in range(3):
        y = (j - 1) * .6
        for k in range(14): x = -3.0 + k * .47; z = 4.55 - j * 1.15 + .42 * sin(1.55 * x + .25 * j); string(x, z + .2, 9, y); disc(.2, ms[j], (x, y, z), 18 * cos(1.55 * x), .04)
def shoal():
    """lens shapes that all face the current, as many as a month of the moon has days"""
    ms, rnd = [hammered(), enamel('#27427C'), clay('#A85F3E'), hammered('#D8BE8A')], random.Random(9)
    for k in range(29):
        a, q = k * 2.39996, math.sqrt((k + .5) / 29); x, z, y = .3 + 2.9 * q * cos(a), 3.2 + 1.75 * q * sin(a), rnd.uniform(-1, 1); L = .5 - .2 * q if k else .16; s = L * .36
        string(x, z + s, 9, y); shape2d([[(L * cos(b) * (1 - .12 * cos(b)), s * math.copysign(abs(sin(b)) ** 1.25, sin(b))) for b in [2 * PI * i / 60 for i in range(60)]]], .02, ms[k % 4], (x, y, z), (90, rnd.uniform(-3, 5), rnd.uniform(-16, 16)), .012)
def rings():
    """discs under three rings, one within another"""
    ms = [enamel('#27427C'), clay('#A85F3E'), hammered()]; br = hammered('#B88E50', .3)
    for j, (R, z, n, r) in enumerate(((2.7, 4.6, 13, .27), (1.75, 4.05, 9, .23), (.85, 3.5, 5, .2))):
        torus(R, .022, br, (.3, 0, z), (0, 0, 0), 128, 10, 1, .5)
        for k in range(3): a = 2 * PI * k / 3 + .5; tube([(.3 + R * cos(a), .5 * R * sin(a), z), (.3, 0, 9)], .008, darkmetal(.4), bezier=False, res=3)
        for k in range(n): a = 2 * PI * (k + .3 * j) / n; x, y, d = .3 + R * cos(a), .5 * R * sin(a), .5 + .35 * ((k * 2 + j) % 3); string(x, z - d, z, y); disc(r, ms[(k + j) % 3], (x, y, z - d - r), 40 * sin(a + k), .05)
def chains(colors, t, metal_every=0):
    """chains of glass under one bar"""
    ms, br = [bottle_glass(c) for c in colors], hammered(); rod((-2.7, 0, 5.55), (.3, 0, 5.72), (3.3, 0, 5.55)); string(.3, 5.7, 9)
    for k, (x, zs) in enumerate(((-2.5, (4.3, 2.9)), (-1.45, (4.8, 3.5, 1.9)), (-.35, (4.1, 2.6)), (.75, (4.75, 3.3, 2.1)), (1.9, (4.0, 2.5)), (3.0, (4.6, 3.4, 1.8)))):
        for i, z in enumerate(zs):
            j = k * 2 + i; brass = metal_every and j % metal_every == 1; r = (.36, .5, .42, .3)[(k + 2 * i) % 4] * (.8 if brass else 1); string(x, z + r, zs[i - 1] - foot if i else 5.62); foot = r
            if brass: disc(r, br, (x, 0, z), 18)
            else: lathe([(0, t), (r * .6, t * .9), (r * .93, t * .5), (r, 0), (r * .93, -t * .5), (r * .6, -t * .9), (0, -t)], ms[(j + k) % len(ms)], (x, 0, z), (90, 0, (-18, 12, 24)[j % 3]), 80)
for name, coast, thing in (('caravan', 'coral', caravan), ('penjor', 'teak', bow_of_bamboo), ('coconuts', 'coral', fleet), ('trade-wind', 'lava', trade_wind), ('wide-sea', 'marble', waves), ('stairwell', 'marble', stairwell), ('shoal', 'lava', shoal), ('monsoon', 'teak', rings)): work(name, coast, thing, True)
work('bottle-glass', 'coral', lambda: chains(('#3E7F5A', '#8FC7C9', '#B4702A', '#CFE3D6'), .1), True); work('reflections', 'marble', lambda: chains(('#27479A', '#A9CFD6', '#27479A', '#E4E2D2'), .05, 3), True)

# ---------------------------------------------------------------- what was thrown
JAR = [(0, 0), (.46, 0), (.52, .04), (.92, .62), (1.0, 1.15), (.8, 1.7), (.44, 1.95), (.4, 2.12), (.54, 2.26)]
TALL = [(0, 0), (.4, 0), (.46, .04), (.6, .6), (.72, 1.4), (.66, 2.0), (.34, 2.36), (.24, 2.6), (.32, 2.8)]
MOON = [(0, 0), (.42, 0), (.48, .04), (.95, .5), (1.08, 1.0), (.9, 1.52), (.4, 1.78), (.36, 1.86)]
BOWL = [(0, 0), (.42, 0), (.45, .1), (.62, .2), (1.0, .6), (1.14, 1.0)]
CUP = [(0, 0), (.4, 0), (.44, .05), (.52, .3), (.58, .8), (.6, 1.15)]
LOW = [(0, 0), (.5, 0), (.56, .04), (.95, .34), (1.0, .62), (.72, .9), (.5, .96), (.54, 1.06)]
def pots(*rows):
    """each row: profile, glaze, place, size"""
    for k, (profile, m, x, y, s) in enumerate(rows): thrown(hollow([(r * s, z * s) for r, z in profile], .055, .12), m(), (x, y, 0), .006, .02, k + 2, raw=True)
def pierced(profile, m, x, y, s, rows, hole):
    """a wall cut with rows of round holes"""
    o = lathe([(r * s, z * s) for r, z in profile], m, (x, y, 0), seg=300, per=24); me = o.data; h = max(v.co.z for v in me.vertices); bm = bmesh.new(); bm.from_mesh(me); cut = []
    for f in bm.faces:
        c = f.calc_center_median(); r = math.hypot(c.x, c.y); t = (c.z / h - .12) / .74
        if not 0 < t < 1 or r < .1: continue
        i = int(t * rows); n = max(6, round(2 * PI * r / (hole * 3.0))); a = (math.atan2(c.y, c.x) / (2 * PI) * n + .5 * (i % 2)) % 1 - .5; d = math.hypot(a * 2 * PI * r / n, ((t * rows) % 1 - .5) * h * .74 / rows * 1.1)
        if d < hole * (.72 + .4 * mnoise.noise((i * 3.1, math.floor(math.atan2(c.y, c.x) / (2 * PI) * n), s))): cut.append(f)
    bmesh.ops.delete(bm, geom=cut, context='FACES'); bm.to_mesh(me); bm.free()
    for kind, k in (('SMOOTH', dict(factor=.5, iterations=3)), ('SOLIDIFY', dict(thickness=.07, offset=-1))):
        d = o.modifiers.new(kind, kind)
        for n, v in k.items(): setattr(d, n, v)
def step(m, w=4.6, d=2.6, h=.5, x=.5): box((w, d, h), m, (x, .2, -h + .001), .03)
def brushed(ground, ink, rows, body='#A9743F'):
    """a pale slip with bands and waves drawn by a brush: (height, half width, swing, waves)"""
    m = M('brushed', ground, .3, 0, Specular=.4); v = m.coords(); sp = m.n('SeparateXYZ'); m.l(v, sp.inputs[0])
    def op(kind, x, y=0):
        n = m.n('Math'); n.operation = kind
        for i, k in enumerate((x, y)):
            if isinstance(k, (int, float)): n.inputs[i].default_value = k
            else: m.l(k, n.inputs[i])
        return n.outputs[0]
    a = op('ARCTAN2', sp.outputs[1], sp.outputs[0]); wob = op('MULTIPLY', op('SUBTRACT', m.noise(v, 2.2, 3, .6).outputs[0], .5), .12); z = op('ADD', sp.outputs[2], wob); big = m.noise(v, 1.4, 6, .7); c = Vector(C(ground)); out = m.mixc(1, m.ramp(big.outputs[0], [(.28, tuple(c * .8)), (.6, tuple(c))]), m.ramp(m.noise(v, 11, 3, .8).outputs[0], [(.28, .7), (.34, 1.0)]), 'MULTIPLY')
    for i, (h, w, swing, waves) in enumerate(rows):
        d = op('ABSOLUTE', op('SUBTRACT', z, op('ADD', h, op('MULTIPLY', op('SINE', op('MULTIPLY', a, waves)), swing)))); k = op('MULTIPLY', m.ramp(op('DIVIDE', d, w), [(.7, 1), (1, 0)]), m.ramp(big.outputs[0], [(.3, .95), (.75, .5)])); out = m.mixc(k, out, ink if isinstance(ink, str) else ink[i % len(ink)])
    k = m.ramp(sp.outputs[2], [(.09, 0), (.1, 1)]); m.color(m.mixc(k, body, out)); m.bump(big.outputs[0], .1, .06); return m.m
def G(*a, **k): return lambda: glazed(*a, **k)
work('vessels-coral', 'coral', lambda: pots((JAR, lambda: clay('#C59B72'), -1.85, .3, .92), (JAR, G('#567D78', '#C59B72', 1.15, .4), .45, .0, .96), (JAR, G('#3E6664', '#C59B72', .1, .36), 2.7, .4, .9)))
work('vessels-teak', 'teak', lambda: pots((TALL, G('#5A371F', '#6E4327', .15, .34, .4, .5, '#A39C6A'), -1.5, .5, .98), (JAR, G('#4A2C1A', '#6E4327', .2, .3, .4, .6, '#9A9660'), .75, .1, 1.05), (LOW, G('#6A4424', '#6E4327', .12, .36, .4, .5, '#A8A070'), 2.75, -.5, .8)))
work('vessels-lava', 'lava', lambda: pots((MOON, G('#9C4A30', '#4A2A1E', .12, .5), -1.7, .5, .95), (TALL, G('#6E2E1E', '#4A2A1E', .2, .46), .35, .9, .98), (BOWL, G('#B8735A', '#4A2A1E', .1, .5), 1.2, -1.1, .72), (JAR, G('#8A3E26', '#4A2A1E', .3, .5), 2.55, .35, .86)))
work('vessels-marble', 'marble', lambda: pots((MOON, G('#BF9A90', '#B9A68E', .12, .5, .2), -1.75, .2, 1.0), (JAR, G('#A3AC9C', '#B9A68E', .14, .46, .2), .55, .5, .98), (TALL, G('#54667C', '#B9A68E', .16, .44, .2), 2.6, .0, .98)))
work('vessels-granite', 'granite', lambda: pots((MOON, G('#6F7A6C', '#5A4A3E', .15, .4, .5), -1.6, .3, .98), (TALL, G('#8A6E48', '#5A4A3E', .2, .4, .5), .6, .7, 1.0), (JAR, G('#22386A', '#5A4A3E', .16, .26, .4), 2.5, .0, .9)))
work('vessels-boards', 'boards', lambda: (pierced(MOON, clay('#E3D8C6', .25), -.95, .3, 1.25, 7, .15), pierced(TALL, clay('#DCCDB8', .25), 1.35, .8, 1.12, 10, .11), pierced(BOWL, clay('#E6DDCD', .25), 2.5, -.8, .8, 4, .11)))
work('vessels-redwood', 'redwood', lambda: pots((CUP, lambda: brushed('#E2D8C4', '#2B4A7E', ((.75, .06, .0, 0), (.5, .05, .1, 6))), -1.45, .2, 1.36), (CUP, G('#B98A4A', '#A9743F', .5, .4), .55, -.5, 1.32), (CUP, lambda: brushed('#DCE0D4', '#5E7A5A', ((.9, .2, .0, 0), (.42, .04, .06, 9))), 2.5, .35, 1.38)))
work('water-jars', 'lava', lambda: pots((JAR, lambda: clay('#94482C'), -1.75, .3, 1.1), (JAR, lambda: clay('#D6CAB2', .4), .6, .7, 1.16), (JAR, G('#22386A', '#94482C', .3, .34), 2.75, .0, 1.0)))
def bowls(*rows):
    """three bowls on a step of clay, the nearest sharp"""
    box((9, 5.2, .55), clay('#A2957E', .4), (.6, 1.6, 0), .05); [thrown(hollow([(r * s, z * s) for r, z in BOWL], .06, .14), m, (x, y, .55), .006, .02, 3, seg=240, raw=True) for m, x, y, s in rows]
work('hill-bowls', 'teak', lambda: bowls((glazed('#8E9A76', '#8A6A4A', .3), .35, -.35, 1.15), (glazed('#5A3720', '#8A6A4A', .26), 2.75, 1.75, 1.1), (glazed('#7A6238', '#8A6A4A', .3, .3), -1.5, 2.6, 1.05)), eye=(.2, -15, 5.4), aim=(.5, .2, .95), lens=94, stop=.3, focus=(.35, -1.3, 1.3), edge=-3)

# ---------------------------------------------------------------- what was painted
N = 720
def field(seed, power=1.6, ax=1.0, ay=1.0):
    """a cloud of any grain, between -2 and 2, longer along x where `ax` is less than `ay`"""
    f = np.fft.fft2(np.random.RandomState(seed).randn(N, N)); kx, ky = np.meshgrid(np.fft.fftfreq(N) * N * ax, np.fft.fftfreq(N) * N * ay); k = np.hypot(kx, ky); k[0, 0] = 1; f = f / k ** power; f[0, 0] = 0; r = np.fft.ifft2(f).real; return (r / r.std()).astype(np.float32)
class Canvas:
    """paint laid over paint: `lay` a colour where something is below zero, with a brush's edge and strokes"""
    def __init__(s, ground, seed=1): s.v, s.u = np.meshgrid(np.linspace(0, 1, N, dtype=np.float32), np.linspace(0, 1, N, dtype=np.float32), indexing='ij'); s.im = np.empty((N, N, 3), np.float32); s.im[:] = C(ground); s.h = np.zeros((N, N), np.float32); s.seed = seed; s.im *= (1 + .05 * field(seed, 1.2))[..., None]
    def lay(s, color, d, soft=.006, wear=.25, ax=.25, ay=1.0, rough=.012, body=1.0, other=None):
        s.seed += 1; w = field(s.seed, 1.3, ax, ay); a = np.clip(.5 - (d + rough * field(s.seed + 50, 1.5)) / soft, 0, 1) * np.clip(1.05 - wear * np.maximum(w - .6, 0), 0, 1); c = np.float32(C(color))[None, None] * (1 + .16 * w)[..., None]
        if other: t = np.clip(.5 + .35 * field(s.seed + 90, 1.6, ax, ay), 0, 1)[..., None]; c = c * (1 - t) + np.float32(C(other)) * t
        s.im = s.im * (1 - a[..., None]) + np.clip(c, 0, 1) * a[..., None]; s.h = s.h * (1 - a) + a * (s.h * .3 + body * (.5 + .4 * w)); return s
def image(a, space='Non-Color'):
    im = np.ones((N, N, 4), np.float32); im[..., :3] = a if a.ndim == 3 else a[..., None]; t = bpy.data.images.new('paint', N, N, float_buffer=True); t.colorspace_settings.name = space; t.pixels.foreach_set(im.ravel()); return t
def painting(paint, w, h, frame, x=.3, z=3.5, bench=None):
    """a canvas on the wall in a thin frame, with a bench before it"""
    c = paint(); m = M('paint', '#ffffff', .62, 0, Specular=.3); tc = m.n('TexCoord')
    def tex(a): t = m.n('TexImage'); t.image = image(a); m.l(tc.outputs['UV'], t.inputs[0]); return t.outputs[0]
    m.color(tex(c.im * .74)); w, h = w * 1.14, h * 1.14; m.bump(m.noise(m.coords(), 42, 2, .6).outputs[0], .12, .01); m.bump(tex(np.clip(c.h * .5, 0, 1)), .5, .05); fr = wood(*frame, 1.2, 0, .45)
    with Group((x, WALL - .2, z), (90, 0, 0)):
        plane(w, h, m.m, (0, 0, .1)); box((w, h, .2), matte('#D9CDB8', .8), (0, 0, -.11), .01)
        for sx, sy, a, b in ((0, 1, w + .18, .06), (0, -1, w + .18, .06), (1, 0, .06, h + .06), (-1, 0, .06, h + .06)): box((a, b, .26), fr, (sx * (w / 2 + .06), sy * (h / 2 + .06), -.12), .012)
    if bench:
        b = wood(*bench, .8, 0, .45); box((3.2, .8, .12), b, (x, .6, .62), .03); [box((.12, .7, .62), b, (x + s * 1.3, .6, 0), .02) for s in (-1, 1)]
def shapes(ground, *rows, seed=1):
    """broad shapes: colour, the second colour, centre, radii, tilt, corner"""
    def f():
        c = Canvas(ground, seed)
        for k, (a, b, x, y, rx, ry, t, e) in enumerate(rows): p, q = (c.u - x) * cos(t) + (c.v - y) * sin(t), -(c.u - x) * sin(t) + (c.v - y) * cos(t); c.lay(a, (np.abs(p / rx) ** e + np.abs(q / ry) ** e) ** (1 / e) * min(rx, ry) - min(rx, ry), .008, other=b)
        return c
    return f
def bands(*rows, seed=1, ax=.14, wave=.02, turns=5):
    """from the top down: colour, the second colour, where it ends"""
    def f():
        c = Canvas(rows[0][0], seed); top = 1
        for k, (a, b, end) in enumerate(rows): c.lay(a, c.v - top - wave * np.sin(turns * c.u + 1.7 * k) - .4 * wave * field(seed + 30 + k, 1.9), .012, .3, ax, 1.0, .006, other=b); top = end
        return c
    return f
def two_winds():
    c = Canvas('#E2D6C0', 8); u, v = c.u, c.v; w = field(4, 2.2) * .03
    for k in range(9): o = .1 * k; c.lay(('#24427E', '#1B3363', '#3E66A6')[k % 3], np.maximum(np.abs(v - .62 * u - .52 + o * .62 + w) - .022 - .014 * (k % 2), u - .62 + .06 * sin(k * 2)), .008, .5, .5, .5, .01)
    for k in range(9): o = .1 * k; c.lay(('#A5432A', '#C0673F', '#8A3420')[k % 3], np.maximum(np.abs(v + .62 * u - .34 - o * .8 - w) - .02 - .014 * (k % 2), .4 - u + .06 * sin(k * 3)), .008, .5, .5, .5, .01)
    return c
def ahupuaa():
    c = Canvas('#E3D8C3', 6); u, v = c.u, c.v; d = (u + (1 - v)) / 2 + .02 * field(12, 2)
    for k, (a, b, end) in enumerate((('#E8DECA', '#CFC6B4', .24), ('#3F5E46', '#58764F', .4), ('#A5502F', '#BE7345', .52), ('#8E4126', '#B1623A', .64), ('#D9BE92', '#C9A678', .7), ('#3E7FA0', '#6FA5B4', .8), ('#1F3D78', '#28508F', 2))): c.lay(a, (.0 if k == 0 else start) - d, .012, .25, .5, .5, .006, other=b); start = end
    for k in range(7): c.lay('#6E2F1A', np.maximum(np.abs(d - .415 - .032 * k) - .003, np.abs(u - v - .02) - .6), .006, .4)
    return c
def veil():
    c = shapes('#D8CCB6', ('#24427E', '#3A5F9C', .5, .26, .62, .3, .03, 4), ('#A5502F', '#C57A4E', .55, .7, .6, .17, -.04, 3), seed=14)()
    a = np.clip(.4 + .14 * field(21, 1.9, .4, 1), 0, .7) * (1 - np.clip((c.u - .86) * 20, 0, 1) * np.clip((c.v - .84) * 20, 0, 1)); c.im = c.im * (1 - a[..., None]) + np.float32(C('#A4A6A4')) * a[..., None]; return c
def blues():
    c = Canvas('#DCE4DE', 2); r = np.random.RandomState(3); cols = ['#CFE3DC', '#A9D3CE', '#7FC1C2', '#5FAEB8', '#3E93A6', '#2F7F96', '#2A6A86', '#24567A', '#1E4470', '#183463', '#12284F', '#0E1C3A', '#6FA8B8', '#4A86A8', '#8FBFC0', '#2E4A3A', '#D8C79A']; k = 0
    for row, n in enumerate((4, 5, 4, 4)):
        for i in range(n): x0, x1 = (i + .06) / n + .012 * r.randn(), (i + .94) / n + .012 * r.randn(); y1, y0 = 1 - row * .25 - .012, 1 - (row + 1) * .25 + .02 + .01 * r.randn(); c.lay(cols[(k * 5) % 17], np.maximum(np.abs(c.u - (x0 + x1) / 2) - (x1 - x0) / 2, np.abs(c.v - (y0 + y1) / 2) - (y1 - y0) / 2), .008, .3, .4, 1, .008); k += 1
    return c
def fog():
    c = Canvas('#B9BCBC', 9); u, v = c.u, c.v; c.lay('#1F3A6E', v - .34, .22, .2, .2, 1, .02, other='#35588F').lay('#A2472B', np.minimum(np.maximum(np.abs(u - .36) - .035, .3 - v), np.maximum(np.abs(u - .46) - .035, .3 - v)), .01, .3, 1, .2, .004, other='#C1623D')
    for y in (.55, .74, .9): c.lay('#A2472B', np.maximum(np.abs(v - y) - .018, np.abs(u - .41) - .07), .008, .3, .3, 1, .004)
    c.lay('#A2472B', np.abs(v - .95 + 1.5 * np.maximum(u - .46, 0) - .9 * np.maximum(u - .46, 0) ** 2) - .006 + 9 * np.maximum(.46 - u, 0), .006).lay('#A2472B', np.abs(v - .36) - .016, .01, .3, .2, 1, .004, other='#8A3A22')
    for y, w, s in ((.62, .1, 31), (.26, .13, 32)): a = np.clip(1.1 - np.abs(v - y - .03 * field(s, 2.2, .4, 1)) / w, 0, .93) ** .7 * np.clip(.75 + .3 * field(s + 5, 1.8, .3, 1), 0, 1); c.im = c.im * (1 - a[..., None]) + np.float32(C('#C6C8C6')) * a[..., None]
    return c
DARK, PALE, OAK = ('#3A2418', '#5A3A26'), ('#B79A72', '#D2BA94'), ('#7A5234', '#A87B52')
for name, coast, paint, w, h, frame, bench in (
    ('shore', 'boards', bands(('#2E5236', '#4F7346', .62), ('#1F3F2A', '#3A5E38', .5), ('#B5714A', '#C98F64', .44), ('#4FA3A6', '#83C0B8', .26), ('#22528A', '#2F6C9E', 0), seed=7, wave=.016), 3.6, 3.4, PALE, None),
    ('reef-at-noon', 'lava', bands(('#E4DAC6', '#D2C6B0', .66), ('#A5573A', '#BE7A54', .55), ('#D8CDB8', '#C6BAA2', .46), ('#24427E', '#33599A', 0), seed=11, wave=.03, turns=3), 4.4, 3.0, DARK, OAK),
    ('two-winds', 'coral', two_winds, 4.2, 3.1, OAK, OAK), ('ridge-to-reef', 'lava', ahupuaa, 4.0, 3.5, PALE, None), ('june', 'redwood', veil, 4.2, 3.1, PALE, None),
    ('lake', 'granite', bands(('#9DB0B8', '#B9C6C8', .56), ('#3A5A78', '#58788F', .48), ('#1F3A56', '#2F5270', .3), ('#6F8A8E', '#8AA3A2', .2), ('#24384A', '#344F62', 0), seed=17, wave=.035, turns=4), 4.4, 3.0, OAK, OAK),
    ('seventeen-blues', 'lava', blues, 4.2, 3.2, PALE, None), ('crossing', 'redwood', fog, 3.6, 3.5, DARK, None)): work(name, coast, lambda paint=paint, w=w, h=h, frame=frame, bench=bench: painting(paint, w, h, frame, bench=bench), True)

# ---------------------------------------------------------------- what was carved and cast
def swept(path, section_at, mat, n=200, k=40, closed=False, **place):
    """a form drawn along a path: `section_at` gives width, depth and twist at 0 to 1"""
    rings = []
    for i in range(n + (0 if closed else 1)):
        t = i / n; p = Vector(path(t)); g = (Vector(path(t + 1e-3)) - Vector(path(t - 1e-3))).normalized(); b = g.cross(Vector((0, 1, 0))); b = b.normalized() if b.length > 1e-3 else Vector((1, 0, 0)); q = b.cross(g).normalized(); w, d, tw = section_at(t)
        rings.append([tuple(p + (b * cos(tw) + q * sin(tw)) * w * math.copysign(abs(cos(a)) ** .8, cos(a)) + (q * cos(tw) - b * sin(tw)) * d * math.copysign(abs(sin(a)) ** .8, sin(a))) for a in [2 * PI * j / k for j in range(k)]])
    return loft(rings, mat, cap=not closed, closed=closed, angle=180, **place)
def gate():
    """two halves that almost meet"""
    m = cast()
    for s in (-1, 1): swept(lambda t, s=s: (.4 + s * (.24 + 1.3 * sin(2.85 * t + .12)), 0, 1.75 - 1.62 * cos(2.9 * t + .05)), lambda t: (.42 - .26 * t + .05 * abs(sin(9 * t)), .52 - .3 * t, 0), m)
    cyl(.95, .3, m, (.4, 0, 0), .06); sphere(.33, bronze(), (.4, -.05, .62))
def reach():
    """a river's bends, stood on end"""
    swept(lambda t: (.4 + 1.5 * sin(2 * PI * 1.25 * t) * (1 - .35 * t), .16 * sin(5 * t), .34 + 3.2 * t), lambda t: (.26 + .15 * sin(11 * t + 1) ** 2, .42 - .14 * t, .3 * sin(6 * t)), cast(), 240); cyl(1.05, .2, cast('#D8CEBB'), (.4, 0, 0), .05); sphere(.3, bronze(), (.72, -.1, 2.1))
def groove():
    """one ridge that winds round a ball and comes back"""
    R = 1.28; m = cast('#DED2BC')
    def p(t): a = 2 * PI * t; b = .82 * sin(6 * a); q = a + .2 * sin(12 * a); return (.5 + R * cos(b) * cos(q), R * cos(b) * sin(q), 1.42 + R * sin(b))
    swept(p, lambda t: (.2 + .03 * sin(40 * t), .2, 0), m, 420, 24, True); sphere(1.02, bronze(), (.5, 0, 1.42)); cyl(.62, .22, cast('#CFC3AE'), (.5, 0, 0), .05)
def latte():
    """a pillar that tapers and the round head set upon it"""
    m = clay('#BFB196', .55)
    rows = [[(x * (1 - .34 * t), y * (1 - .3 * t), 2.1 * t) for x, y in section(1.5, .95, e=5, n=60)] for t in [i / 24 for i in range(25)]]
    o = loft(rows, m, (.2, .2, 0), (0, 0, -14), angle=60); h = lathe([(0, 0), (.5, .03), (.92, .36), (1.1, .82), (1.06, .98), (.9, 1.02), (0, 1.0)], m, (.2, .2, 2.1), seg=120)
    for x in (o, h):
        x.modifiers.new('s', 'SUBSURF').render_levels = 2
        for v in x.data.vertices: v.co += Vector((mnoise.noise(v.co * 1.7), mnoise.noise(v.co * 1.7 + Vector((7, 0, 0))), 0)) * .05
    sphere(.44, bronze(), (2.1, -.6, .44))
def fold():
    """a wide ribbon that folds back round a ball"""
    ribbon([(-1.5, 0, .12), (.4, 0, .12), (1.75, 0, .5), (1.95, 0, 1.5), (.9, 0, 2.35), (-.5, 0, 2.2), (-.95, 0, 1.35), (-.2, 0, .78), (.5, 0, 1.0)], 1.5, cast(), (.3, 0, 0), (0, 0, 24), .2, (0, 1, 0), 16, [1.5, 1.5, 1.42, 1.3, 1.2, 1.1, 1.0, .9, .8]); sphere(.4, bronze(), (.6, -.05, 1.34))
def setback():
    """loops that step back as they rise"""
    m = cast()
    for i, (w, h) in enumerate(((3.1, 1.15), (2.5, 1.95), (1.9, 2.75), (1.35, 3.4))):
        def p(t, w=w, h=h): a = 2 * PI * t; return (.35 + w / 2 * math.copysign(abs(cos(a)) ** .22, cos(a)), -.75 + .52 * i, .1 + h / 2 + h / 2 * math.copysign(abs(sin(a)) ** .22, sin(a)))
        swept(p, lambda t: (.1, .2, 0), m, 320, 24, True)
    sphere(.3, bronze(), (1.0, -1.15, .3))
def tide():
    """a ring of many thin layers and a ball at its foot"""
    swept(lambda t: (.5 + 1.25 * cos(2 * PI * t), 0, 1.62 + 1.25 * sin(2 * PI * t)), lambda t: (.34 + .005 * sin(2 * PI * 46 * t) + .06 * cos(2 * PI * t - 4), .46 + .005 * sin(2 * PI * 46 * t), 0), cast('#E2D8C6'), 552, 48, True); sphere(.4, bronze(), (.62, -.02, 1.02))
def hull():
    """the outline of a canoe, fuller on one side"""
    def p(t): a = 2 * PI * t; c = cos(a); return (.4 + 2.1 * math.copysign(abs(c) ** 1.25, c), 0, 1.62 + (1.02 if sin(a) > 0 else .68) * math.copysign(abs(sin(a)) ** .9, sin(a)) + .16 * c * c)
    with Group((0, 0, 0), (0, -9, 0)): swept(p, lambda t: (.17 + .05 * sin(2 * PI * t) ** 2, .4, 0), cast(), 300, 40, True)
    box((1.3, .9, .62), clay('#5E4A36', .3), (.45, 0, 0), .04); sphere(.27, bronze(), (.75, -.02, 1.42))
def fault():
    """a ring split by a hair's breadth, and the ball that holds it"""
    m = cast(); box((2.5, 1.5, .5), enamel('#24386A'), (.5, 0, 0), .03)
    for s in (-1, 1): swept(lambda t, s=s: (.5 + s * (.035 + 1.12 * sin(PI * t)), 0, 1.98 + .05 * s - 1.12 * cos(PI * t) * 1.0), lambda t: (.38 + .05 * cos(PI * t), .44, 0), m, 140)
    sphere(.3, bronze(), (.5, -.42, 3.1))
def roots():
    """roots of a trunk that hold a ball and the stone below it"""
    m = cast('#CDBFA6'); rnd = random.Random(6); sphere(.86, bronze(), (.5, 0, 1.5)); box((2.5, 1.9, .66), clay('#8F836C', .5), (.5, .1, 0), .06)
    swept(lambda t: (.46 - .5 * t * t, .1 * t, 2.1 + 1.5 * t), lambda t: (.4 - .12 * t + .2 * max(0, .3 - t), .36 - .1 * t, 0), m, 80)
    for k in range(8):
        a = 2 * PI * k / 8 + rnd.uniform(-.35, .35); q = rnd.uniform(.1, .22); j = [rnd.uniform(-.3, .3) for _ in range(6)]; far = rnd.uniform(1.2, 1.5)
        tube([(.5 + (.95 * r if r < far else far) * cos(a + j[i % 6] * min(i, 3) / 3), (.95 * r if r < far else far) * sin(a + j[i % 6] * min(i, 3) / 3), z) for i, (r, z) in enumerate(((.1, 2.75), (.42, 2.34), (.86, 1.9), (.98, 1.45), (.86, 1.0), (1.1, .7), (9, .5), (9, -.05)))], q, m, taper=[1.7, 1.5, 1.1, 1, .9, .8, .75, .8])
def forcola():
    """a rowlock's curves, grown into a form that turns"""
    m = wood('#5A3418', '#9A6232', .9, 2, .3, .3); swept(lambda t: (.45 + .3 * sin(5.2 * t) + (.5 * max(0, t - .7) * 3 * sin(9 * t)), .12 * sin(4 * t), .3 + 3.3 * t), lambda t: (.62 - .3 * t + .2 * sin(7.5 * t + .5), .26 - .1 * t + .07 * sin(12 * t), 2.1 * t), m, 260, 48)
    swept(lambda t: (.75 + .75 * sin(PI * t * .9), -.1, 1.5 + .62 * t), lambda t: (.24 - .1 * t, .18 - .06 * t, .6 * t), m, 90); cyl(.95, .3, clay('#8C8678', .4), (.45, 0, 0), .05); sphere(.3, bronze(), (.98, -.12, 2.36))
for name, coast, thing in (('gate', 'teak', gate), ('reach', 'boards', reach), ('groove', 'boards', groove), ('latte', 'lava', latte), ('fold', 'marble', fold), ('setback', 'granite', setback), ('tide', 'coral', tide), ('hull', 'lava', hull), ('fault', 'redwood', fault), ('roots', 'teak', roots), ('forcola', 'marble', forcola)): work(name, coast, thing, aim=(.1, 0, 1.75), focus=(.5, -.2, 1.5), **(dict(disc=6, beam=2.2) if coast == 'teak' else {}))
