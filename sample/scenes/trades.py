"""The trades that made the store in Sydney, `trade-*`, seen close: a block as it was dressed, the rail of the spiral stair, what came from the kiln. One unit is 10 cm."""
from materials import *
from rooms import grain, room, thrown, hollow, wash
from works import glazed
cos, sin = math.cos, math.sin
N = mnoise.noise

# ---------------------------------------------------------------- stone
JOINT, MARGIN, WALL = .035, .27, 1.2
def sandstone():
    """laid down in beds, stained by iron, grains that catch the light"""
    m = solid((.26, '#A87E4C'), (.42, '#CDAB78'), (.58, '#DEC498'), (.74, '#D2AE76'), (.86, '#B88A52'), rough=.92, scale=(.3, .3, 1.2), size=1.2, detail=6, bump=0, vary=.16, Specular=.12)
    g = m.noise(m.coords(), 34, 4, .8); m.bump(g.outputs[0], .5, .02); return m.m
def dressed(x0, x1, z0, z1, mat, step=.011):
    """a block of a front: a margin tooled across its edges, and a face left as the punch made it"""
    w, h = x1 - x0 - 2 * JOINT, z1 - z0 - 2 * JOINT
    def f(u, v):
        x, z = u * w, v * h; s, t = min(x, w - x), min(z, h - z); d = min(s, t); X, Z = x + x0, z + z0
        out = -.1 * math.exp(-d / .02) - max(0, N((X * 2.3, Z * 2.3, 4)) - .3) * .3 * math.exp(-d / .08)   # worn edges, a chip here and there
        along = Z if s < t else X; stroke = along * 11 + 1.3 * N((X * 1.4, Z * 1.4, 7)); tooth = stroke - math.floor(stroke)
        tool = .014 * (tooth - .5) * (.6 + .8 * N((math.floor(stroke) * 3.1, d * 1.5, 2))) + .006 * N((X * 9, Z * 9, 3))
        rise = max(0, min(1, (d - MARGIN + .05 * N((X * 2.6, Z * 2.6, 1)) + .02 * N((X * 9, Z * 9, 1))) / .06)); rise *= rise * (3 - 2 * rise)
        p, q = (X * .78 + Z * .62) * 2.5, (Z * .78 - X * .62) * 8.6; c = mnoise.voronoi((p + .3 * N((X * 2, Z * 2, 9)), q + .5 * N((X * 1.3, Z * 1.3, 5)), 0))[0]   # strokes of the punch, each a short furrow
        face = .16 + .035 * N((X * .9, Z * .9, 5)) + .022 * N((X * 3.1, Z * 3.1, 6)) - .062 * (.7 + .6 * N((X * 1.8, Z * 1.8, 12))) * math.exp(-(c[0] / .28) ** 2) + .012 * N((X * 11, Z * 11, 8)) + .007 * N((X * 27, Z * 27, 8))
        return (x0 + JOINT + x, WALL - out - tool * (1 - rise) - face * rise, z0 + JOINT + z)
    grid(round(w / step), round(h / step), f, mat)
def tools():
    """a mallet of apple wood and a broad chisel, leaning where they were put down"""
    head = M('apple', '#8A5A34', .62, 0, Specular=.25); n = head.noise(head.coords((3, 3, .35)), 2.2, 6, .65, 1.2); e = head.noise(head.coords(), 5, 4, .7)
    head.color(head.mixc(1, head.ramp(n.outputs[0], [(.3, '#5E3A1E'), (.5, '#94643A'), (.7, '#B98A58')]), head.ramp(e.outputs[0], [(.3, .62), (.6, 1.0)]), 'MULTIPLY')); head.bump(n.outputs[0], .2, .02); head.bump(e.outputs[0], .35, .03)
    with Group((1.28, WALL - 1.12, .14), (-14, 9, 0)):
        o = lathe([(0, 0), (.44, 0), (.52, .04), (.58, .3), (.66, .9), (.69, 1.2), (.66, 1.3), (.5, 1.38), (.2, 1.42), (.14, 1.52), (.12, 1.9), (.15, 2.3), (.14, 2.62), (.1, 2.72), (0, 2.74)], head.m, seg=160, per=14)
        for v in o.data.vertices:   # where it struck it is bruised
            r = math.hypot(v.co.x, v.co.y); k = 1 - .06 * max(0, N(v.co * 4.3)) * math.exp(-((v.co.z - .75) / .3) ** 2) - .012 * max(0, N(v.co * 2)); v.co.x *= k; v.co.y *= k
    st = metal('#B3ACA2', .4, micro=.14); rows = [(0, .52, .015), (.12, .53, .06), (.5, .44, .12), (.85, .24, .19), (1.05, .2, .2), (1.95, .2, .2), (2.1, .22, .22), (2.16, .27, .27), (2.22, .26, .26), (2.25, .2, .2)]
    with Group((-.5, WALL - .86, 0), (-14, -16, 24)): loft([[(x, y, z) for x, y in section(w, d, min(w, d) * .28, 48)] for z, w, d in rows], st, angle=50)
def stonework():
    m = sandstone(); plane(14, 12, stone('#7A6446', .2, 5, .95, .5), (0, WALL + .06, 4), (90, 0, 0))
    for z0, z1, xs in ((-.2, 1.0, (-4.6, -.6, 4.6)), (1.0, 4.15, (-7, -2.55, 2.3, 5.2)), (4.15, 6.6, (-4.6, .7, 4.6))):
        for x0, x1 in zip(xs, xs[1:]): dressed(max(x0, -4.6), x1, z0, z1, m)
    tools(); rnd = random.Random(11); chips = [lump(1, m, s, (1.4, 1, .5), .45, 1.8, seg=16) for s in range(4)]
    for k in range(34):
        r = rnd.uniform(.01, .035) * (2.4 if k < 3 else 1); o = link('chip', chips[k % 4].data, m, (rnd.gauss(.2, 1.2), WALL - .25 - abs(rnd.gauss(0, .55)), r * .4), tuple(rnd.uniform(-20, 20) for _ in range(2)) + (rnd.uniform(0, 360),)); o.scale = (r,) * 3
    for o in chips: bpy.data.objects.remove(o)
scene('trade-stone', kind='card', scene=dict(exposure=.22, clamp=3))(lambda: room(matte('#2A231C'), grain('#2E1D12', '#54382A', 0, .4, .6), stonework, soft=0, dim=.05, air='#C9B79A', back=5, lamp=((-5.6, -.8, 4.7), (.3, WALL, 2.2), .6, 640, (1, .89, .73)), dress=lambda: area((-2.5, -9, 6), (0, WALL, 2.5), 7, 210, (.9, .93, 1)), edge=-6, eye=(-2.9, -11, 2.7), aim=(-.02, WALL, 2.42), lens=69, stop=.25, focus=(-.3, WALL - .3, 2.2)))

# ---------------------------------------------------------------- brass
def handled():
    """brass that hands keep bright above and that the air has browned below; it was brushed along its length"""
    m = M('handled', '#C6A063', .3, 1); v = m.coords(); s = m.n('SeparateXYZ'); m.l(m.n('NewGeometry').outputs['Normal'], s.inputs[0]); cloud = m.noise(v, 1.3, 6, .66, .4); spot = m.noise(v, 6, 4, .75)
    k = m.n('Math'); k.operation = 'MULTIPLY_ADD'; k.inputs[1].default_value = 1.5; m.l(cloud.outputs[0], k.inputs[0]); m.l(s.outputs[2], k.inputs[2]); worn = m.ramp(k.outputs[0], [(.5, 0), (1.25, 1)])
    c = m.mixc(worn, m.ramp(spot.outputs[0], [(.3, '#4E3720'), (.5, '#7B5A32'), (.7, '#94713F')]), m.ramp(spot.outputs[0], [(.25, '#B48B50'), (.5, '#CDA868'), (.75, '#D8B87C')])); m.color(c)
    hair = m.noise(m.coords((7, 64, 1), kind='UV'), 1, 4, .7); m.bump(hair.outputs[0], .3, .012); m.rough(m.mixc(.5, m.ramp(worn, [(0, .5), (1, .2)]), m.ramp(hair.outputs[0], [(.3, .18), (.7, .42)]))); return m.m
def rail():
    """one turn of it: across the front, round to the right and back above"""
    br, iron = handled(), metal('#3A322B', .42, micro=.1); R = .235
    def at(t): a = rad(-150 + 300 * t); return Vector((-1.7 + 4.9 * cos(a), 2.0 + 2.9 * sin(a), .35 + 3.6 * t))
    def f(u, v):
        p = at(u); g = (at(u + 1e-3) - at(u - 1e-3)).normalized(); b = g.cross(Vector((0, 0, 1))).normalized(); q = b.cross(g); h = 2 * PI * v - PI / 2
        return tuple(p + b * R * cos(h) * 1.06 + q * R * (sin(h) * .86 if sin(h) > 0 else sin(h) * .7))
    grid(600, 65, f, br)
    for k in range(11):
        p = at(.03 + .094 * k); cyl(.055, 6, iron, (p.x, p.y, p.z - 6.1), .01, seg=32); cyl(.085, .1, br, (p.x, p.y, p.z - .29), .03, seg=48)
scene('trade-brass', kind='card', scene=dict(exposure=.5, clamp=2.5))(lambda: room(wash('#52463C', .74, .22, .3), None, rail, soft=0, dim=.1, air='#CDB896', back=6.4, lamp=((-4.2, -2.2, 6.6), (.4, 1.4, 1.8), 1.6, 900, (1, .82, .58)), dress=lambda: (area((5.5, -3, 5), (1.5, 1, 2), 3, 170, (.88, .92, 1)), area((-2.6, 4.4, 6.6), (-1.2, 6.4, 3), 1.2, 240, (1, .76, .48))), eye=(-.6, -12, 5.2), aim=(.35, 1.2, 2.0), lens=82, stop=.32, focus=(.2, -.8, 1.5)))

# ---------------------------------------------------------------- clay
PLATE = [(0, .07), (.66, .07), (.7, .02), (.73, 0), (.8, 0), (.83, .03), (.88, .085), (1.18, .15), (1.38, .27), (1.45, .335), (1.455, .36), (1.43, .37), (1.37, .33), (1.16, .21), (.95, .165), (.6, .155), (0, .15)]
CUP = [(0, .07), (.36, .07), (.39, .01), (.42, 0), (.48, 0), (.52, .04), (.55, .1), (.82, .3), (1.0, .66), (1.07, 1.02)]
def kilned(seed, line): return glazed(('#9DA893', '#98A58F', '#A6AE9A')[seed % 3], '#B07C52', line, .2, .34, .05)
def plate(loc, rot=(0, 0, 0), seed=1, size=1, line=.17):
    with Group(loc, rot, size):
        o = thrown(PLATE, kilned(seed, line), (0, 0, 0), .0, .008, seed, seg=200, per=10)
        for v in o.data.vertices:   # the spiral that fingers leave in its well
            r = math.hypot(v.co.x, v.co.y)
            if v.co.z > .14 and r < 1.1: v.co.z += .006 * sin(r * 30 + math.atan2(v.co.y, v.co.x)) * min(1, (1.1 - r) * 4)
def bowl(loc, rot=(0, 0, 0), seed=1, size=1):
    with Group(loc, rot, size): thrown(hollow(CUP, .06, .13), kilned(seed, .12), (0, 0, 0), .006, .014, seed, seg=200, raw=True)
def kiln():
    """on the plank that carried them from the kiln"""
    box((9.2, 2.7, .3), grain('#6E5236', '#A8855A', 0, .5, .7), (-.9, .15, 0), .03); z = .3
    for k in range(6): plate((-1.42 + .03 * sin(k * 2.2), .1 + .03 * cos(k * 1.7), z + .152 * k), (.5 * sin(k * 3), .5 * cos(k * 2), 50 * k), k, 1 - .012 * (k % 3))
    bowl((-1.38, .12, z + 6 * .152), (0, 0, 30), 4, .92); bowl((-1.36, .14, z + 6 * .152 + .22), (.8, -1, 80), 5, .9)
    plate((1.42, .62, z + 1.47), (72, 0, 0), 2, 1.02, .05)
    bowl((2.0, -.55, z + .98), (180, 0, 0), 7, .82)
scene('trade-clay', kind='card', scene=dict(exposure=.5, clamp=2.5))(lambda: room(wash('#9A8D7E', .8, .2, .3), grain('#2C1D13', '#4E3626', 0, .4, .5), kiln, soft=0, dim=.1, air='#CFC4B2', back=1.5, lamp=((-7, -3.2, 4.8), (0, 0, 1), 2.6, 620, (1, .94, .84)), dress=lambda: area((6, -8, 6), (0, 0, 1), 5, 120, (.9, .93, 1)), ray=(.9, .55, -.5), beam=1.6, disc=3, warm=(1, .9, .74), window=dict(at=(-.6, 1.5, 2.3), w=4, h=3.6, nx=2, ny=2, bar=.22), edge=-6, eye=(.2, -15, 2.7), aim=(.12, 0, 1.28), lens=76, stop=.3, focus=(.2, -.7, 1)))
