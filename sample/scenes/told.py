"""What a service, an event or a notice tells of, `told-*`: a row names the thing and the coast whose stone, timber and light it lies in."""
from materials import *
import numpy as np
from coasts import COASTS, room
from rooms import folded, frangipani, grain, hollow, stoneware, thrown, wash, weave
from tables import banana, fingerlime, citrus, half, mound
cos, sin, N = math.cos, math.sin, mnoise.noise
VIEW = dict(eye=(.2, -17, 6.6), aim=(.1, .1, .6), lens=97, stop=.24, focus=(.1, -.6, .5), edge=-6)

def told(name, coast, thing, **view):
    row = COASTS[coast]
    scene(name, kind='card', scene=dict(exposure=row['exposure'], clamp=3))(lambda: room(thing=thing, **{**VIEW, **{n: (v() if n in ('wall', 'stand') else v) for n, v in row['setting'].items()}, **view}))
def along(points, n):
    """a smooth line through points, cut in n equal parts, as points with their directions"""
    s = [Vector(p) for p in spline3(points, 40)]; d = [0.]
    for a, b in zip(s, s[1:]): d.append(d[-1] + (b - a).length)
    out = []; i = 0
    for k in range(n):
        t = d[-1] * k / (n - 1)
        while i < len(d) - 2 and d[i + 1] < t: i += 1
        f = (t - d[i]) / max(d[i + 1] - d[i], 1e-9); out.append((s[i].lerp(s[i + 1], f), (s[i + 1] - s[i]).normalized(), t))
    return out
def spline3(points, per):
    q = [Vector(p) for p in points]; out = []
    for i in range(len(q) - 1):
        p0, p1, p2, p3 = q[max(i - 1, 0)], q[i], q[i + 1], q[min(i + 2, len(q) - 1)]
        for k in range(per): t = k / per; out.append(.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return out + [q[-1]]
def braid(points, R, r, mats, turns=2.1, n=900):
    """a round braid of four strands: two wind to the right and two to the left, over and under each other"""
    line = along(points, n)
    for j, m in enumerate(mats):
        way = 1 if j % 2 else -1; pts = []
        for p, t, s in line:
            side = Vector((-t.y, t.x, 0)).normalized(); up = side.cross(t) * -1; a = way * turns * s + PI * (j // 2) + .4 * way; q = R * (1 + .3 * way * cos(2 * turns * s)); pts.append((p + side * q * cos(a) + up * q * sin(a), r))
        strands([(pts, 1)], m, 14)
def hide(c, rough=.5): return leather(c, rough, 20, .4)

def cord():
    """a round braid of four strands, its knot, and a pendant of shell on it"""
    mats = [hide(c) for c in ('#6A3A20', '#8A5230', '#6A3A20', '#7A4628')]; braid([(-2.6, -1.5, .2), (-1.4, -1.75, .2), (0, -1.2, .2), (.8, -.1, .2), (.2, .9, .2), (-.9, .8, .2), (-1.3, -.1, .2), (-.5, -.8, .34), (.9, -.75, .36), (2.3, -.3, .2), (2.7, .8, .2), (1.9, 1.7, .2), (.6, 1.9, .2)], .115, .092, mats)
    k = hide('#5A3018')
    for z, R in ((0, .2), (.13, .23), (.26, .2)): torus(R, .085, k, (-2.6 + z, -1.5 - z * .25, .24), (0, 90, -14), 64, 16)
    for i, (dx, dy) in enumerate(((-.5, .3), (-.75, .02), (-.62, -.3), (-.35, -.55))): tube([(-2.66, -1.5, .22), (-2.7 + dx * .5, -1.5 + dy * .4, .14), (-2.75 + dx, -1.5 + dy, .08), (-2.8 + dx * 1.6, -1.5 + dy * 1.5, .08)], .075, mats[i])
    s = M('shell', '#F0E6D6', .16, 0, Clearcoat=.7, Subsurface=.1); n = s.noise(s.coords((1, 1, 3)), 2.2, 5, .6, .8); s.color(s.ramp(n.outputs[0], [(.3, '#E9CFC0'), (.5, '#F3EADC'), (.7, '#D9D6CE')])); disc_ = cyl(.62, .1, s.m, (1.55, -1.75, .05), .04, (7, -4, 0), seg=120); ring_disc(.1, .16, .14, metal('#CDAA78', .22), (1.55, -1.3, .08), .02, (7, -4, 0)); sphere(.3, matte('#2A2622', .5), (-2.1, 1.2, .2), (1.3, 1, .55)); torus(.16, .035, metal('#CDAA78', .25), (1.55, -1.12, .1), (70, 0, 20), 64, 14)
told('told-braid', 'lava', cord, eye=(.2, -16, 9), aim=(.1, 0, .1), focus=(.1, -.7, .2))

def bagel(loc, rot, seed, seeds=True):
    c = M('crust', '#9A5A24', .34, 0, Specular=.45, Clearcoat=.25); n = c.noise(c.coords(), 2.4, 6, .66); c.color(c.ramp(n.outputs[0], [(.3, '#7A3E14'), (.5, '#B4722E'), (.7, '#D9A458')])); c.bump(c.noise(c.coords(), 9, 4, .6).outputs[0], .12, .03); sm = matte('#F0DFB8', .55); rnd = random.Random(seed); R, r = .66, .42
    def at(u, v): a, b = 2 * PI * u, 2 * PI * v; q = 1 + .06 * N((cos(a) * 1.5, sin(a) * 1.5, seed)); rr = r * (1 + .07 * N((cos(a) * 2, sin(a) * 2 + 5, cos(b) + seed))); return ((R + rr * cos(b)) * cos(a) * q, (R + rr * cos(b)) * sin(a), rr * .86 * sin(b))
    with Group(loc, rot):
        grid(160, 60, at, c.m)
        if seeds:
            one = sphere(.034, sm, (0, 0, -9), seg=12).data
            for _ in range(260):
                u, v = rnd.random(), rnd.gauss(.25, .11); p = Vector(at(u, v)); q = Vector(at(u, v + .01)); o = bpy.data.objects.new('seed', one); bpy.context.scene.collection.objects.link(o); o.location = p + Vector((0, 0, .006)); o.scale = (1.7, .9, .6); o.rotation_euler = (rnd.uniform(-.3, .3), math.atan2(-(q - p).z, (q - p).xy.length) * .2, rnd.uniform(0, 6.28))
def bagels():
    """three rings of bread, boiled and baked, two of them with sesame, on a board with a knife and a dish of soft cheese"""
    box((4.4, 2.8, .2), grain('#6A4426', '#A87A4A', 0, .35, .5), (.3, .4, 0), .06, (0, 0, -7)); bagel((-.45, .55, .58), (0, 0, 0), 1); bagel((1.4, .75, .56), (2, 0, 40), 2, False); bagel((.55, .2, 1.22), (13, 10, 20), 3)
    p = ceramic('#EEE7DA', .18, 0, .5); thrown(hollow([(0, 0), (.4, 0), (.44, .05), (.74, .3), (.8, .46)], .05, .08), p, (-2.3, -1.05, 0), .003, .01, raw=True); cheese = sss('#F6EFE0', (.2, .16, .1), .2, .5); lump_ = lump(.66, cheese, 5, (1, 1, .55), .16, 2.2, seg=72); lump_.location = (-2.3, -1.05, .38)
    for k in range(16): rnd = random.Random(k); tube([(-2.3 + rnd.uniform(-.4, .4), -1.1 + rnd.uniform(-.35, .35), .74), (-2.3 + rnd.uniform(-.4, .4), -1.1 + rnd.uniform(-.35, .35), .76)], .022, matte('#4E7A34', .5), bezier=False)
    with Group((1.9, -1.75, .06), (0, 0, 80)): shape2d([[(-.07, 0), (.12, 0), (.16, 1.1), (.1, 1.7), (-.02, 1.8), (-.07, 1.7)]], .03, steel(.16), (0, 0, 0), (0, 0, 0), .008); box((.2, 1.1, .14), wood('#2A1A12', '#4A3020', .8, 1), (.01, -.56, -.05), .05)
    crumbs(matte('#EAD6AC', .6), 40, (.6, -1.1, .02), (.9, .25, 0), 4, (.02, .035))
told('told-bagels', 'granite', bagels, eye=(.2, -17, 6), aim=(.05, .1, .55), lens=104)

def cherry(r, loc, rot, m, stem=None):
    with Group(loc, rot):
        lathe([(0, -r), (r * .55, -r * .86), (r, -.05 * r), (r * .86, r * .62), (r * .36, r * .9), (.02, r * .74)], m, seg=56)
        if stem: tube([(0, 0, r * .74), (.05, .02, r * 1.5), (.2, .05, r * 3), (.28, .1, r * 4)], .028, stem, taper=[.9, .8, .9, 1.5])
def cherries():
    """a tall jar of cherries in their syrup, its lid tied with cloth; a handful that came too late"""
    red = M('cherry', '#4A0610', .1, 0, Clearcoat=1, Subsurface=.15); red.b.inputs['Subsurface Color'].default_value = (*C('#8A1020'), 1); n = red.noise(red.coords(), 1.6, 4, .6); red.color(red.ramp(n.outputs[0], [(.3, '#2E040C'), (.6, '#6A0A18'), (.8, '#8E1A22')])); st = matte('#6E7A34', .5); rnd = random.Random(5)
    for x, y, s in ((-.5, .5, 1.0), (1.35, 1.1, .8)):
        o = [(0, 0), (.86 * s, 0), (.96 * s, .08), (.98 * s, .3), (.98 * s, 1.75 * s), (.9 * s, 1.98 * s), (.74 * s, 2.12 * s), (.74 * s, 2.34 * s)]; bottle_hollow(o, glass((.99, 1, .99), 0, 1.47, bump=.02), .05, (x, y, 0), .1); pts = []
        for _ in range(40000):
            p = Vector((rnd.uniform(-.72, .72) * s, rnd.uniform(-.72, .72) * s, rnd.uniform(.3, 1.85 * s)))
            if p.xy.length < .71 * s and all((p - q).length > .39 * s for q in pts): pts.append(p)
        for p in pts: cherry(.215 * s, (x + p.x, y + p.y, p.z), (rnd.uniform(0, 90), rnd.uniform(0, 90), rnd.uniform(0, 360)), red.m)
        lid = weave('#DDD2BC' if s == 1 else '#C9BFA8'); grid(160, 40, lambda u, v, s=s: ((.86 * s * min(1, v * 1.35) + (.1 * s * max(0, v - .74) / .26) * (1 + .7 * sin(15 * 2 * PI * u))) * cos(2 * PI * u), (.86 * s * min(1, v * 1.35) + (.1 * s * max(0, v - .74) / .26) * (1 + .7 * sin(15 * 2 * PI * u))) * sin(2 * PI * u), 2.42 * s - (0 if v < .72 else (v - .72) * 1.6 * s)), lid, (x, y, 0), (0, 0, 0), .012)
        torus(.86 * s, .035, matte('#7A2A2A', .8), (x, y, 2.3 * s)); torus(.86 * s, .03, matte('#7A2A2A', .8), (x, y, 2.24 * s))
    for k, (x, y) in enumerate(((-2.1, -1.0), (-1.55, -1.45), (-1.85, -1.9), (.75, -1.2), (1.2, -1.5), (2.2, -.5))): cherry(.25, (x, y, .25), (rnd.uniform(-40, 40), rnd.uniform(-50, 50), rnd.uniform(0, 360)), red.m, st)
told('told-cherries', 'granite', cherries, eye=(.2, -17, 4.6), aim=(.1, .2, 1.0), lens=92)

def clew(R, loc, mat, seed, r=.05, turns=120):
    """a ball of yarn: rounds that each lie a little askew"""
    rnd = random.Random(seed); items = []
    for k in range(turns):
        ax = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized(); a = ax.orthogonal().normalized(); b = ax.cross(a); h = rnd.uniform(-.5, .5) ** 1; q = R * (1 + .05 * k / turns); rr = q * math.sqrt(1 - min(.85, abs(h)) ** 2); items.append(([(ax * h * q + (a * cos(t) + b * sin(t)) * rr, r) for t in [2 * PI * i / 72 for i in range(74)]], 1))
    with Group(loc): sphere(R * .97, mat); strands(items, mat, 8)
def wool(c):
    m = M('wool', c, .95, 0, Sheen=.8, Specular=.1); k = Vector(C(c)); w = m.n('TexWave'); w.bands_direction = 'DIAGONAL'; w.inputs['Scale'].default_value = 9; w.inputs['Distortion'].default_value = 2; m.l(m.coords(), w.inputs[0]); m.color(m.mixc(.35, m.ramp(m.noise(m.coords(), 2, 4, .6).outputs[0], [(.3, tuple(k * .82)), (.7, tuple(k * 1.06))]), w.outputs['Color'], 'MULTIPLY')); m.bump(w.outputs['Color'], .5, .03); return m.m
def fleece():
    """wool as it was combed, as it was spun, and a scarf that it became"""
    cr, gr = wool('#E4D8C0'), wool('#8A8278'); rnd = random.Random(3); items = []
    path = [Vector(((.35 + .052 * t) * cos(t) - 1.35, (.28 + .042 * t) * sin(t) + .75, .24 + .3 * max(0, 1 - t / 8))) for t in [i * .16 for i in range(128)]]
    for _ in range(150):   # combed wool: hairs that lie along one another
        a, q = rnd.uniform(0, 2 * PI), .24 * math.sqrt(rnd.random()); ph = rnd.uniform(0, 6); items.append(([(p + Vector((q * cos(a + .05 * i) * cos(i * .16), q * cos(a + .05 * i) * sin(i * .16), q * sin(a + .05 * i))) + Vector((0, 0, .012 * sin(.5 * i + ph))), .03) for i, p in enumerate(path)], 1))
    strands(items, cr, 5)
    clew(.66, (1.25, .35, .68), cr, 1); clew(.52, (2.35, -.5, .53), gr, 2); folded(2.6, 1.5, weave('#8A3A2E'), (-.55, -1.55, 0), -6, 3, .16, 4)
    strands([([(Vector((1.6 + 1.2 * t, -.3 - 1.9 * t + .35 * sin(7 * t), .06)), .05) for t in [i / 60 for i in range(61)]], 1)], cr, 8)
told('told-fleece', 'granite', fleece)

def basin():
    """a basin of water over river stones, two cold towels rolled up, a stalk of lemongrass, frangipani"""
    st = stoneware('#4A4238', .4, .5, ('#7A6148', .05)); x, y = -.75, .5; thrown(hollow([(0, 0), (1.2, 0), (1.3, .06), (1.75, .4), (1.95, .8), (1.98, .95)], .09, .14), st, (x, y, 0), .004, .01, 4, raw=True); rnd = random.Random(4)
    for _ in range(60):
        a, q = rnd.uniform(0, 6.28), 1.35 * math.sqrt(rnd.random()); r = rnd.uniform(.13, .26); pebble(r, solid((.3, rnd.choice(('#2A2C2C', '#5A5248', '#7A6E60', '#8E8A84'))), (.7, rnd.choice(('#3E4040', '#8A7C6A', '#A09A90'))), rough=.3, size=3, bump=.05).m, (x + q * cos(a), y + q * sin(a), .2 + .12 * q * q), .6, 0, rnd.uniform(0, 360))
    w = water((.96, .99, .98), 3, .06); cyl(1.86, .01, w, (x, y, .7), .002, seg=140)
    frangipani((x - .5, y - .75, .74), (8, 0, 20), .42); frangipani((x + .35, y - .95, .74), (10, 0, 70), .36); frangipani((x + .7, y + .2, .74), (0, 0, 130), .4)
    tw = fabric('#EEE7DA', .98, 140, .9)
    for k, (px, py, pz, rot) in enumerate(((1.75, .15, .34, 12), (2.0, .85, .34, 9), (1.9, .52, .88, 14))):
        with Group((px, py, pz), (0, 0, rot)):
            grid(60, 220, lambda u, v: ((u - .5) * 1.7 + .012 * sin(9 * v), (.1 + .24 * v) * cos(7 * 2 * PI * v * .55), (.1 + .24 * v) * sin(7 * 2 * PI * v * .55)), tw, (0, 0, 0), (0, 0, 0), .035)
    box((2.2, 1.9, .06), grain('#3A2618', '#5E4028', 0, .3, .4), (1.85, .45, 0), .02, (0, 0, 10)); gr = M('grass', '#A9B46A', .5, 0); gr.color(gr.ramp(gr.noise(gr.coords((.6, 9, 9)), 1.5, 4, .6).outputs[0], [(.3, '#7E9148'), (.6, '#C3C78A'), (.8, '#E6E0BC')]))
    for k, (p, q) in enumerate((((.5, -1.5, .1), (3.0, -1.1, .1)), ((.35, -1.75, .1), (2.8, -1.5, .1)))): tube([p, tuple((Vector(p) + Vector(q)) / 2 + Vector((0, .08, .03))), q], .11, gr.m, taper=[1.25, .8, .45])
told('told-basin', 'teak', basin, eye=(.1, -16, 8), aim=(.25, .1, .4))

def leafcup(loc, R, h, turn=0):
    """a banana leaf folded up at four corners and pinned: a bowl with a square mouth"""
    m = M('cup', '#46683A', .36, 0, Specular=.45, Clearcoat=.2); w = m.n('TexWave'); w.inputs['Scale'].default_value = 6; w.inputs['Distortion'].default_value = .5; w.bands_direction = 'X'; m.l(m.coords(), w.inputs[0]); m.color(m.mixc(.3, m.ramp(m.noise(m.coords(), 1.3, 5, .6).outputs[0], [(.3, '#344E28'), (.7, '#62824A')]), w.outputs['Color'], 'MULTIPLY')); m.bump(w.outputs[0], .25, .03)
    def f(u, v): a = 2 * PI * u; sq = 1 / (abs(cos(a)) ** 4 + abs(sin(a)) ** 4) ** .25; k = 1 + (sq - 1) * v ** 1.5; q = R * (.62 + .38 * v) * k * min(1, v * 9); return (q * cos(a), q * sin(a), max(0, v - .1) / .9 * h * (1 + .1 * (sq - 1) * v) + .02 * N((cos(a) * 3, sin(a) * 3, v * 2)))
    with Group(loc, (0, 0, turn)):
        grid(260, 50, f, m.m, thick=.022)
        for k in range(4): a = PI / 4 + k * PI / 2; tube([(R * 1.02 * 1.19 * cos(a) - .16 * sin(a), R * 1.02 * 1.19 * sin(a) + .16 * cos(a), h * .8), (R * 1.22 * cos(a) + .16 * sin(a), R * 1.22 * sin(a) - .16 * cos(a), h * .84)], .02, matte('#C7AE7A', .7), bezier=False)
def amok():
    """fish in a custard of coconut and spice, steamed in a cup of leaf; cream, threads of chilli and of lime leaf on it; rice"""
    x, y = -.7, .35; thrown(hollow([(0, 0), (1.7, 0), (1.85, .05), (2.1, .16), (2.16, .24)], .06, .09), stoneware('#3A3630', .4, .5), (x, y, 0), .003, .008, 3, raw=True); leafcup((x, y, .12), 1.15, .86, 18)
    c = M('custard', '#C9822E', .32, 0, Subsurface=.1, Clearcoat=.3); n = c.noise(c.coords(), 3.6, 6, .7); c.color(c.ramp(n.outputs[0], [(.3, '#A8601C'), (.55, '#D2933C'), (.75, '#E4B566')])); c.bump(n.outputs[0], .6, .08)
    def top(u, v): a = 2 * PI * u; sq = 1 / (abs(cos(a)) ** 4 + abs(sin(a)) ** 4) ** .25; q = 1.06 * v * (1 + (sq - 1) * v); return (q * cos(a), q * sin(a), .2 * (1 - v ** 2.5) + .05 * N((q * cos(a) * 3, q * sin(a) * 3, 2)))
    with Group((x, y, .82), (0, 0, 18)): grid(160, 50, top, c.m)
    cream = sss('#F6F0E2', (.2, .16, .1), .2, .3); grid(90, 30, lambda u, v: ((.62 * v * (1 + .18 * sin(3 * 2 * PI * u + 1) + .1 * sin(5 * 2 * PI * u))) * cos(2 * PI * u), (.52 * v * (1 + .18 * sin(3 * 2 * PI * u + 1) + .1 * sin(5 * 2 * PI * u))) * sin(2 * PI * u), .045 * (1 - v ** 6)), cream, (x + .02, y - .05, 1.03)); rnd = random.Random(7)
    for k in range(34):
        a = rnd.uniform(0, 6.28); p = Vector((x + rnd.gauss(0, .2), y - .05 + rnd.gauss(0, .16), 1.1 + rnd.uniform(0, .08))); d = Vector((cos(a), sin(a), rnd.uniform(-.1, .2))) * rnd.uniform(.16, .3); tube([tuple(p - d), tuple(p + Vector((0, 0, .07))), tuple(p + d)], .018, matte(('#B3261E', '#3E6A2C')[k % 2], .35))
    thrown(hollow([(0, 0), (.5, 0), (.56, .06), (.95, .45), (1.0, .62)], .06, .1), stoneware('#B9AD96', .4, .5), (1.75, .5, 0), .003, .01, 6, raw=True); mound(.88, .55, '#F1ECDF', (1.75, .5, .5), 4, 2600)
    half(.27, '#5A7232', '#BAC878', (1.25, -1.15, .3), (50, 0, 12)); citrus(.27, '#5A7232', (1.85, -1.45, .27), (80, 0, 40), 1.0); red = lacquer('#A8201A', .16)
    for k in range(2): tube([(-.2 + .3 * k, -1.75 - .1 * k, .09), (.2 + .3 * k, -1.86 - .1 * k, .1), (.62 + .3 * k, -1.78 - .06 * k, .08)], .085, red, taper=[1.1, .9, .12])
told('told-amok', 'teak', amok, eye=(.1, -16.5, 7), aim=(.15, .1, .5), lens=100)

def satay():
    """a cone of red rice on a leaf, minced fish pressed round stalks of lemongrass, a duck's parcel untied, two sambals"""
    banana(6.2, 3.0, (.1, .3, 0), (0, 0, 10), 5, '#4A7434'); mound(.78, 1.0, '#8E4A38', (-1.15, .75, .1), 3, 2800, .55); m = M('satay', '#9A5A26', .6, 0, Specular=.3); n = m.noise(m.coords(), 5, 6, .72); m.color(m.ramp(n.outputs[0], [(.3, '#5E2E10'), (.5, '#A8672E'), (.72, '#D2A05A')])); m.bump(n.outputs[0], .6, .07)
    gr = M('stalk', '#B9BE80', .5, 0); gr.color(gr.ramp(gr.noise(gr.coords((.6, 9, 9)), 1.5, 4, .6).outputs[0], [(.3, '#8A9A52'), (.6, '#C9CB94'), (.8, '#E9E4C4')]))
    for k, (px, py, rot) in enumerate(((.75, .35, 24), (1.2, .12, 20), (1.65, -.12, 26), (1.15, .3, 33))):
        with Group((px, py, .26 if k < 3 else .62), (0, -4 if k == 3 else 0, rot)): lathe([(0, -.62), (.17, -.52), (.25, -.2), (.26, .2), (.17, .5), (.06, .6), (0, .62)], m.m, (-.4, 0, 0), (0, 90, 0), seg=48); tube([(-1.0, 0, 0), (.2, 0, 0), (1.5, .03, -.02)], .075, gr.m, taper=[1.2, 1, .7])
    k = stoneware('#8E8272', .5, .5, ('#5E4A38', .05))
    for (px, py, r), c in zip(((-2.2, -.75, .44), (-1.25, -1.25, .4)), ('#A83A1E', '#6A8A34')):
        f = M('sambal', c, .3, 0, Clearcoat=.4); q = f.noise(f.coords(), 6, 5, .7); f.bump(q.outputs[0], .7, .1); cc = Vector(C(c)); f.color(f.ramp(q.outputs[0], [(.3, tuple(cc * .6)), (.6, tuple(cc)), (.75, tuple(cc * 1.5))])); thrown(hollow([(0, 0), (r * .5, 0), (r * .54, .05), (r * .86, .18), (r, .36)], .045, .08), k, (px, py, .06), .004, .01, 2, raw=True); cyl(r * .86, .03, f.m, (px, py, .3), .01)
    half(.24, '#4E7A2C', '#B9CC62', (.2, -1.3, .3), (50, 0, 12)); frangipani((-.35, 1.65, .22), (20, 0, 40), .42); frangipani((-1.15, .72, 1.16), (8, 0, 10), .34)
told('told-satay', 'teak', satay, eye=(.1, -16.5, 7.4), aim=(.05, .15, .45), lens=108)
