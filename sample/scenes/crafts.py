"""What is tied, worked or looked at: bundles in a city's cloth, the things of a bench, scents in their dishes, a night without lamps. Rows as in told.py."""
from told import *
import beauty as B
from wraps import batik, cloth_of, krama, minsa

def bundle(m, w, d, h, loc, rot=0, ear=1.0, seed=1):
    """a box tied in a square of cloth: four corners gathered in a knot, two of them left as ears"""
    rise = .62
    def body(u, v):
        a = 2 * PI * u
        if v < .5: k, z, e, s = 1 + .025 * sin(PI * v * 2), h * v * 2, 7, 0
        else: s = (v - .5) * 2; k = max(.075, 1 - s ** .72 * .93); z = h + rise * s ** 2.1; e = 7 - 5 * min(1, s * 1.6)
        c, q = cos(a), sin(a); pl = (.05 * s * (1 - s) * 4 + .012) * (sin(a * 9 + seed) + .5 * sin(a * 17 + 2 * seed)) * (.3 + s); x = w / 2 * k * math.copysign(abs(c) ** (2 / e), c) * (1 + pl); y = d / 2 * k * math.copysign(abs(q) ** (2 / e), q) * (1 + pl)
        return (x + .02 * N((x * 1.4, y * 1.4, z + seed)), y + .02 * N((x * 1.4, y * 1.4, z + seed + 9)), z + .05 * s * (1 - s) * sin(a * 9 + seed))
    with Group(loc, (0, 0, rot)):
        grid(300, 120, body, m, thick=.012); top = h + rise
        for q in (-1, 1):
            def f(u, v, q=q): t = 2 * v - 1; W = .1 + .42 * ear * sin(PI * min(1, .1 + .9 * u) ** 1.25) ** .8 * (1 - u ** 6) if u < 1 else .0; x = q * (.06 + .98 * ear * u); z = top + .1 + ear * (.5 * sin(PI * .62 * u) - .28 * u * u) + .06 * cos(t * 7 + seed) * (1 - u * .6) + .1 * abs(t) * u; return (x, W * t + .04 * sin(5 * u + q), z)
            grid(70, 40, f, m, thick=.012)
        for k, (a, b) in enumerate(((16, 0), (-14, 90))): torus(.17, .105, m, (0, 0, top + .06 + .07 * k), (a, 12, b), 72, 24, 1.1, .9)
def tied(city, pattern, coast, small=None):
    def thing(): m = cloth_of(pattern, .85, .34); bundle(m, 2.5, 2.0, 1.15, (.35, .45, 0), -18, 1.0, 2); bundle(cloth_of(small or pattern, .85, .34), 1.25, 1.1, .6, (-1.65, -.75, 0), 14, .62, 5)
    told('wrap-' + city, coast, thing, eye=(.2, -17, 6), aim=(.05, .1, .85), lens=92)
def indigo(u, v): x = np.abs((u * 8) % 1 - .5) < .25; y = np.abs((v * 8) % 1 - .5) < .25; im = np.empty((*u.shape, 3), np.float32); im[:] = C('#E9E2D2'); k = (.5 * x + .5 * y)[..., None]; return im * (1 - k) + np.float32(C('#22304E')) * k
tied('siem-reap', krama, 'teak', indigo); tied('singapore', batik, 'teak'); tied('okinawa', minsa, 'coral')

def thatch():
    """a sheaf of long grass, cut and tied, on laths of bamboo; the needle and the cord that sew it to the roof"""
    from tables import bamboo
    b = bamboo()
    for k, y in enumerate((-1.3, .3, 1.9)): cyl(.17, 9, b, (-4.5, y, .17), .02, (0, 90, 2 - 2 * k), seg=48)
    ms = [matte(c, .85) for c in ('#A98A4E', '#C4A868', '#8A6E3C')]; rnd = random.Random(2); sets = [[], [], []]
    for i in range(2600):
        a, q = rnd.uniform(0, 2 * PI), math.sqrt(rnd.random()); y, z = q * cos(a), q * sin(a); L = rnd.uniform(3.2, 4.6); x0 = -L * rnd.uniform(.4, .5); pts = []
        for t in [j / 16 for j in range(17)]:
            x = x0 + L * t; g = .34 + .3 * min(1, abs(x + .5) / 1.8) ** 1.3; droop = -.05 * max(0, abs(x) - .8) ** 2; pts.append((Vector((x, y * g * 1.15 + .04 * sin(3 * t + i), max(.02, .72 + z * g + droop - .3 * max(0, g - .4)))), .014 * (1.2 - .8 * t)))
        sets[i % 3].append((pts, .5))
    with Group((-.1, .2, .12), (0, 0, -16)):
        for m, s in zip(ms, sets): strands(s, m, 4)
        for k in range(4): torus(.42, .045, matte('#5E3F22', .8), (-.62 + .085 * k, 0, .72), (0, 90, 0), 90, 14, 1, 1.1)
    tube([(1.0, -2.3, .08), (2.6, -1.75, .1)], .07, b, taper=[.2, 1.1]); torus(.5, .035, matte('#7A5A34', .85), (-1.9, -2.1, .05)); torus(.46, .035, matte('#7A5A34', .85), (-1.88, -2.12, .1), (3, 2, 0)); torus(.52, .035, matte('#7A5A34', .85), (-1.9, -2.08, .15), (-3, 2, 0))
told('told-thatch', 'teak', thatch, eye=(.1, -16, 8), aim=(0, -.05, .5), lens=92)

def dusk_flowers():
    """three flowers in a bowl of stone, one in bud, and an amber flacon beside them"""
    thrown(hollow([(0, 0), (.8, 0), (.95, .06), (1.5, .36), (1.72, .72), (1.74, .8)], .16, .16), stone('#6E6252', .35, 2.4, .8, .5), (-.85, .35, 0), .004, .02, 3, raw=True); cyl(1.6, .01, water((.96, .99, .98), 3, .05), (-.85, .35, .62), .002, seg=140)
    for x, y, rx, rz, r in ((-1.35, .1, 12, 20, .5), (-.55, -.15, 14, 84, .46), (-.6, .75, 6, 140, .44)): frangipani((x, y, .66), (rx, 0, rz), r)
    frangipani((.55, -1.45, .1), (18, 12, 50), .46); lm = matte('#3F5A34', .45); leaf(1.5, .5, lm, (-2.3, -.9, .06), (0, -4, -30), .1, .15); leaf(1.3, .42, lm, (-2.1, -1.2, .06), (0, -4, -8), .1, .15)
    with Group((1.5, .4, 0), (0, 0, -10), 1.16): B.perfume_rect((0, 0, 0), 1.08, .56, 1.5, '#F6C987', 'brass', 0, label='HESPERIA', corner=.12)
told('told-flowers', 'teak', dusk_flowers, eye=(.1, -16.5, 5.4), aim=(.1, .1, .75), lens=100)

def dish(loc, fill_): bottle_hollow([(0, 0), (.5, 0), (.58, .05), (.66, .22), (.68, .36)], glass((.98, .99, .98)), .045, loc, .08); fill_(Vector(loc))
def beans(at, n, spread, seed, base=.12):
    m = solid((.3, '#1C0D06'), (.7, '#4A2814'), rough=.3, size=3, bump=.05, Clearcoat=.3).m; rnd = random.Random(seed)
    for i in range(n):
        a, q = rnd.uniform(0, 6.28), spread * math.sqrt(rnd.random())
        with Group((at.x + q * cos(a), at.y + q * sin(a), at.z + base + rnd.uniform(0, .12) * (1 - q / spread)), (rnd.uniform(-40, 40), rnd.uniform(-40, 40), rnd.uniform(0, 360))): sphere(.1, m, (0, 0, 0), (1.25, .86, .6), 28); tube([(-.11, 0, .056), (0, .012, .063), (.11, 0, .056)], .012, matte('#120804', .8))
def rain():
    """five dishes, a material each: wet stone, rubber, flowers of the linden, coffee, rain; strips of paper to smell them on"""
    wet = M('wet', '#22262A', .06, 0, Specular=.7); n = wet.noise(wet.coords(), 6, 4, .7); wet.color(wet.ramp(n.outputs[0], [(.35, '#14171A'), (.6, '#3A4046')])); wet.bump(n.outputs[0], .3, .03); rub = matte('#101112', .5); pale = matte('#E9E2B4', .6); green = matte('#7E9450', .55); rnd = random.Random(6)
    def stones(p):
        for k in range(9): a = rnd.uniform(0, 6.28); q = .34 * math.sqrt(rnd.random()); lump(rnd.uniform(.13, .2), wet.m, k, (1.1, .9, .7), .25, 2).location = (p.x + q * cos(a), p.y + q * sin(a), p.z + .2 + .02 * k)
    def rubber(p):
        for k in range(5): torus(.36 - .05 * k % .2, .07, rub, (p.x, p.y, p.z + .15 + .05 * k), (rnd.uniform(-8, 8), rnd.uniform(-8, 8), 0), 72, 16)
    def linden(p):
        leaf(1.1, .3, matte('#B5BE7A', .55), (p.x - .5, p.y - .1, p.z + .3), (10, -14, 20), .2, .2)
        for k in range(11):
            a = rnd.uniform(0, 6.28); q = .36 * math.sqrt(rnd.random()); c = Vector((p.x + q * cos(a), p.y + q * sin(a), p.z + .3 + rnd.uniform(0, .16))); tube([tuple(p + Vector((0, 0, .15))), tuple(c)], .014, green, bezier=False); sphere(.05, green, tuple(c))
            for j in range(26): t, h = 2.4 * j, 1 - 2 * (j + .5) / 26; e = Vector((math.sqrt(1 - h * h) * cos(t), math.sqrt(1 - h * h) * sin(t), h * .8 + .2)); tube([tuple(c), tuple(c + e * .11)], .008, pale, bezier=False); sphere(.014, pale, tuple(c + e * .115), seg=10)
    def drops(p): cyl(.58, .2, liquid((.97, .99, 1)), (p.x, p.y, p.z + .085), .02)
    for x, y, f in ((-1.9, .75, stones), (-.35, 1.15, linden), (1.25, .95, lambda p: beans(p, 46, .44, 3, .16)), (-1.1, -.65, drops), (.55, -.55, rubber)): dish((x, y, 0), f)
    pp = paper('#EFE8DA')
    for k in range(3): box((.16, 2.0, .012), pp, (2.1 + .12 * k, -.75, .02 + .014 * k), .003, (0, 0, 34 + 11 * k))
    dr = liquid((.98, .99, 1))
    for _ in range(70): a, b = rnd.uniform(-3.2, 3.2), rnd.uniform(-2.6, 2.6); drop(rnd.choice((.04, .05, .07, .1)), dr, (a, b, .0))
told('told-rain', 'marble', rain, eye=(.1, -15.5, 7.4), aim=(.1, .05, .3), lens=108)

def tag(w, h, color, lines, loc, rot, ink='#1E1A16'):
    o = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - .3), (w / 2 - .3, h / 2), (-w / 2 + .3, h / 2), (-w / 2, h / 2 - .3)]
    with Group(loc, rot):
        shape2d([o, [(.13 * cos(2 * PI * i / 40), h / 2 - .34 + .13 * sin(2 * PI * i / 40)) for i in range(40)]], .04, paper(color, .85), (0, 0, .03), (0, 0, 0), .006); ring_disc(.11, .2, .02, metal('#B58A4E', .3), (0, h / 2 - .34, .05), .006)
        for k, (s, size) in enumerate(lines): text(s, size, matte(ink, .7), (0, .34 - k * .5, .0575), (0, 0, 0), spacing=1.1)
        tube([(0, h / 2 - .34, .07), (.1, h / 2 + .1, .12), (.5, h / 2 + .5, .05), (1.0, h / 2 + .35, .05), (.7, h / 2 + .1, .05), (.05, h / 2 - .2, .09)], .03, matte('#C7AE84', .85))
def labels():
    """luggage labels as they come from the press, and the type that printed them"""
    tag(1.7, 2.8, '#E9DFC9', (('TO', .26), ('NEW YORK', .27), ('BY AIR', .2)), (-1.4, .15, 0), (0, 0, 16)); tag(1.7, 2.8, '#C9B48A', (('FROM', .26), ('NEW YORK', .27), ('WITH CARE', .19)), (.35, .35, .02), (0, 0, -7), '#5E1F18'); lead = metal('#B4B6B8', .3, micro=.2); face = metal('#1A1A1C', .3); ink = lacquer('#0E0E10', .06)
    box((1.9, 1.5, .06), marble('#E6E2DA', '#8F8A84', scale=.3, rough=.14), (2.3, .55, 0), .02, (0, 0, -12)); grid(50, 30, lambda u, v: (1.2 * (u - .5), .8 * (v - .5) * (.8 + .2 * sin(5 * u)), .066 + .006 * sin(u * 40)), ink, (2.25, .65, 0), (0, 0, -12), .004)
    with Group((2.05, -.15, .26), (0, 0, -12)): cyl(.24, 1.1, M('roller', '#141416', .12, 0, Clearcoat=.8).m, (-.55, 0, 0), .02, (0, 90, 0)); tube([(-.62, 0, 0), (-.62, -.45, .2), (0, -.55, .26), (.62, -.45, .2), (.62, 0, 0)], .035, steel(.2), bezier=False); tube([(0, -.55, .26), (0, -.8, .32), (0, -1.7, .34)], .1, wood('#5A2E18', '#8A4A2A', .8, 1), taper=[.5, 1.1, .8])
    rnd = random.Random(2)
    for k, c in enumerate('NYC'):
        with Group((-.5 + .62 * k, -2.0 + .1 * (k % 2), 0), (0, 0, rnd.uniform(-40, 40))): box((.34, .5, .5), lead, (0, 0, 0), .012); o = text(c, .34, face, (0, -.12, .505), (0, 0, 0), extrude=.02); o.scale = (-1, 1, 1)
told('told-labels', 'granite', labels, eye=(.1, -14, 10.5), aim=(.15, .0, .1), lens=100, focus=(0, .1, .1))

def sailcloth():
    """canvas that has been at sea, the wallet it lines, a reel of waxed thread, a needle and a cake of wax"""
    cv = fabric('#E4DCC8', .98, 110, .7); folded(3.0, 2.1, cv, (-.75, .75, 0), -8, 4, .2, 3); ol = hide('#4A4E30', .48); th = matte('#E9DFC4', .7)
    with Group((1.35, -.35, .02), (0, 0, 14)):
        for k, z in enumerate((0, .1)): box((1.7, 1.2, .09), ol if k else fabric('#E4DCC8', .98, 110, .7), (.05 * k, .04 * k, z), .03)
        box((1.5, .5, .04), cv, (0, .28, .19), .012); stitches([(-.78, -.54, .2), (.86, -.54, .2)], th); stitches([(-.78, -.54, .2), (-.78, .58, .2)], th); stitches([(.88, -.54, .2), (.88, .58, .2)], th)
    with Group((-1.5, -1.25, 0)): lathe([(0, 0), (.5, 0), (.5, .08), (.2, .16), (.2, .84), (.5, .92), (.5, 1.0), (0, 1.0)], wood('#8A5A33', '#B98A58', .8, 2), seg=90, raw=True); strands([([(Vector(((.2 + .05 * k) * cos(t), (.2 + .05 * k) * sin(t), .18 + .64 * ((t / 80) % 1))), .026) for t in [i * .18 for i in range(440)]], 1) for k in range(4)], th, 6)
    tube([(-1.05, -1.4, .5), (-.4, -1.9, .08), (.3, -1.75, .05), (.9, -1.95, .05)], .026, th); w = sss('#C98A2E', (.2, .12, .03), .4, .4, bump=.1); hewn((.95, .7, .4), w, (.35, -1.2, 0), (0, 0, 24), 3, .05)
    tube([(.9, -1.95, .05), (2.2, -1.62, .06)], .034, steel(.14), bezier=False, taper=[1.3, .2])
told('told-sail', 'redwood', sailcloth, eye=(.1, -16, 8), aim=(.05, .0, .35), lens=98)

def nuts():
    """macadamias in their shells and out of them, some dipped by half, in four chocolates"""
    sh = solid((.3, '#5A3216'), (.7, '#8E5A30'), rough=.3, size=2, bump=.05, Clearcoat=.3).m; ker = sss('#EAD9B4', (.2, .15, .08), .2, .45, bump=.1, bscale=7); rnd = random.Random(9); thrown(hollow([(0, 0), (.8, 0), (1.0, .05), (1.5, .4), (1.62, .78)], .09, .14), wood('#3A2014', '#6A4228', .9, 0, .4, .2), (-1.0, .75, 0), .0, .01, 6, raw=True); pts = []
    for _ in range(3000):
        a, q = rnd.uniform(0, 6.28), 1.25 * math.sqrt(rnd.random()); p = Vector((q * cos(a), q * sin(a), .5 + .1 * q + .55 * (1 - (q / 1.25) ** 2) * rnd.random()))
        if all((p - o).length > .47 for o in pts): pts.append(p)
    for p in pts: sphere(.26, sh, (-1.0 + p.x, .75 + p.y, p.z), (1, 1, .96), 40, (rnd.uniform(0, 360), rnd.uniform(0, 360), 0))
    for x, y, r in ((1.0, -.95, 20), (.35, -1.5, -50)):
        with Group((x, y, .26), (-34, 0, r)): lathe([(0, -.27), (.18, -.2), (.27, 0), (.24, .01), (.16, -.14), (0, -.2)], sh, seg=60); sphere(.19, ker, (0, 0, -.02))
    box((2.6, 1.5, .1), marble('#E6E2DA', '#8F8A84', scale=.2, rough=.16), (1.35, .75, 0), .03, (0, 0, -6))
    for k, c in enumerate(('#1E0E08', '#4A2412', '#8A5228', '#E6D2A8')):
        m = lacquer(c, .22, coat=.3)
        for j in range(3):
            with Group((.5 + .56 * k + .05 * j, .42 + .5 * j - .06 * k, .33), (-24 + 5 * j, 10 - 9 * k, 30 * k + 50 * j)): sphere(.215, ker); lathe([(0, -.24), (.16, -.19), (.235, -.04), (.235, .03), (.215, .06)], m, seg=60)
    crumbs(sh, 40, (.0, -1.2, 0), (.8, .25, 0), 3, (.02, .05)); crumbs(ker, 20, (.9, -1.35, 0), (.4, .2, 0), 6, (.015, .04))
told('told-macadamias', 'boards', nuts, eye=(.1, -16, 7.4), aim=(.15, .1, .4), lens=100)

def tropics():
    """plums that stain, a finger lime opened, small pale fruit on a twig, and four honeys in their dishes"""
    box((5.2, 2.5, .16), grain('#4A2A16', '#7A4C2A', 0, .3, .45), (.1, .75, 0), .05, (0, 0, 4)); pl = M('plum', '#2A1226', .34, 0, Specular=.4, Sheen=.3); n = pl.noise(pl.coords(), 1.8, 5, .65); pl.color(pl.ramp(n.outputs[0], [(.3, '#1C0C1E'), (.55, '#3A1A34'), (.75, '#6A5A78')])); fl = M('pulp', '#8E1230', .16, 0, Clearcoat=1); q = fl.noise(fl.coords(), 5, 5, .65); fl.color(fl.ramp(q.outputs[0], [(.3, '#5A0A1E'), (.6, '#A81C3A'), (.75, '#C8405A')])); fl.bump(q.outputs[0], .3, .04); rnd = random.Random(4)
    for x, y, z in ((-1.9, .7, .5), (-1.3, 1.15, .5), (-1.2, .45, .5), (-1.55, .8, 1.0)): lathe([(0, -.36), (.2, -.33), (.37, -.05), (.32, .22), (.12, .34), (.02, .3)], pl.m, (x, y, z), (rnd.uniform(-30, 30), rnd.uniform(-30, 30), 0), seg=64)
    for x, y, r in ((-.55, .2, 10), (-.9, -.75, 60)):
        with Group((x, y, .42 if y > 0 else .24), (38, 0, r)): lathe([(0, -.36), (.22, -.3), (.37, 0)], pl.m, seg=64); cyl(.365, .03, fl.m, (0, 0, -.02), .012); sphere(.12, matte('#7A5A3A', .7, .4, 20), (0, 0, .0), (1, 1, .5))
    for p, r in (((.35, .15, .32), (90, 0, -60)), ((.55, .7, .32), (90, 0, -78)), ((.15, -.45, .16), (90, 0, -40))): fingerlime(p, r, 1.1, .16)
    from tables import pearls
    pearls(14, (1.75, .35, .22), .28, 8); pale = sss('#EFE6C4', (.2, .15, .08), .25, .35)
    for k in range(9): sphere(.15, pale, (.75 + .27 * (k % 5) + rnd.uniform(-.05, .05), 1.25 + .26 * (k // 5), .3 + .1 * (k % 2)), (1, 1, .9), 40)
    for k, c in enumerate(('#F0C25A', '#D9932A', '#A85C12', '#5A2A0A')):
        x, y = -.55 + .95 * k, -1.5 + .1 * (k % 2); thrown(hollow([(0, 0), (.24, 0), (.28, .05), (.42, .2), (.44, .32)], .04, .07), ceramic('#EEE7DA', .2, 0, .5), (x, y, 0), .003, .01, k, raw=True); cyl(.39, .02, sss(c, (.3, .12, .03), .5, .05, coat=1), (x, y, .22), .006)
told('told-tropics', 'boards', tropics, eye=(.1, -16, 7.2), aim=(.1, .05, .35), lens=100)

def strand():
    """shells on a thread, and those that wait in a dish; a needle"""
    rnd = random.Random(7); kinds = []
    for c, d in (('#EFE2CC', '#9A6A44'), ('#E4CDB4', '#7A4A34'), ('#F3EADC', '#B98A5C')):
        m = M('cowrie', c, .12, 0, Clearcoat=1); v = m.n('TexVoronoi'); v.inputs['Scale'].default_value = 7; m.l(m.coords(), v.inputs['Vector']); m.color(m.mixc(m.ramp(v.outputs['Distance'], [(.16, 1), (.26, 0)]), m.ramp(m.noise(m.coords(), 1.2, 4).outputs[0], [(.35, c), (.7, d)]), C(d))); kinds.append(m.m)
    def cowrie(loc, rot, s, m):
        with Group(loc, rot, s):
            o = sphere(.5, m, (0, 0, 0), (1, 1, 1), 56)
            for p in o.data.vertices: x, y, z = p.co; p.co.x *= 1.3; p.co.y *= .92 + .12 * x; p.co.z *= .72 if z > 0 else .34
    line = along([(-3.0, -.9, 0), (-1.6, -1.6, 0), (.1, -1.2, 0), (1.2, -.1, 0), (2.4, -.2, 0), (2.9, -1.2, 0), (2.0, -1.9, 0), (.9, -2.0, 0)], 27); th = matte('#C7AE84', .8)
    for k, (p, t, s) in enumerate(line[:-1]): cowrie((p.x, p.y, .12), (rnd.uniform(-14, 14), 0, math.degrees(math.atan2(t.y, t.x)) + rnd.uniform(-14, 14)), .31, kinds[k % 3])
    tube([tuple(p + Vector((0, 0, .1))) for p, t, s in line], .022, th, bezier=False); tube([(.9, -2.0, .1), (.4, -2.25, .04), (-.2, -2.2, .04)], .022, th); tube([(-.2, -2.2, .04), (-1.1, -2.35, .05)], .03, steel(.14), bezier=False, taper=[1.2, .2])
    thrown(hollow([(0, 0), (.8, 0), (.95, .05), (1.35, .3), (1.42, .52)], .07, .12), stoneware('#5E7F86', .4, .5), (-1.0, .95, 0), .004, .012, 5, raw=True); pts = []
    for _ in range(2500):
        a, q = rnd.uniform(0, 6.28), 1.15 * math.sqrt(rnd.random()); p = Vector((q * cos(a), q * sin(a), .34 + .06 * q + .42 * (1 - (q / 1.15) ** 2) * rnd.random()))
        if all((p - o).length > .3 for o in pts): pts.append(p)
    for p in pts: cowrie((-1.0 + p.x, .95 + p.y, p.z), (rnd.uniform(0, 360), rnd.uniform(-40, 40), rnd.uniform(0, 360)), .32, rnd.choice(kinds))
told('told-shells', 'lava', strand, eye=(.1, -16, 7.6), aim=(.05, -.1, .3), lens=98)

def strap():
    """a braided strap with its hooks, over the notebook that it carries"""
    lt = hide('#5A3A24', .44); th = matte('#D9BC8A', .7)
    with Group((-.45, .35, 0), (0, 0, 12)):
        box((2.9, 2.1, .4), matte('#EFE6D2', .85), (0, 0, .06), .02); box((3.05, 2.2, .07), lt, (0, 0, 0), .03); box((3.05, 2.2, .07), lt, (0, 0, .45), .03); box((.08, 2.2, .5), lt, (-1.52, 0, .01), .03); e = [(-1.42, -1.0, .525), (1.42, -1.0, .525), (1.42, 1.0, .525), (-1.42, 1.0, .525), (-1.42, -1.0, .525)]
        for a, b in zip(e, e[1:]): stitches([a, b], th)
    mats = [hide(c, .44) for c in ('#7A4A28', '#8E5A34', '#7A4A28', '#8A5630')]; braid([(-3.0, -1.25, .16), (-1.9, -1.75, .16), (-.6, -1.25, .2), (-.3, -.3, .62), (.5, .55, .64), (1.5, .85, .4), (2.35, .3, .16), (2.5, -.7, .16), (1.6, -1.5, .16), (.7, -1.75, .16)], .1, .082, mats, 2.4); br = brass(.2)
    with Group((.55, -1.77, .14), (0, 0, 10)):
        cyl(.16, .42, hide('#5A3018'), (0, 0, .02), .03, (0, -90, 0), seg=48); torus(.2, .045, br, (-.62, 0, .0), (0, 0, 0)); tube([(-.8, 0, .02), (-1.2, 0, .02), (-1.5, .12, .02), (-1.55, .34, .02), (-1.3, .42, .02), (-1.1, .3, .02)], .06, br, taper=[1, 1, 1, 1, .9, .6]); tube([(-1.0, .05, .03), (-1.1, .28, .03)], .03, br, bezier=False)
told('told-strap', 'teak', strap, eye=(.1, -16, 8.4), aim=(-.05, -.1, .3), lens=98)

def seat():
    """the bench of a remork at dusk: cushions, a rail of brass, a lamp, fringe of the roof, a bundle that goes home with its guest"""
    red, wood_ = fabric('#7A2A22', .95, 70, .6), grain('#3A2014', '#6A4026', 0, .3, .35); br = brass(.24)
    box((8, 2.4, .4), wood_, (0, .3, -.4), .06); box((8, .2, 1.4), wood_, (0, 1.62, .9), .05); cushion(4.1, 2.3, .75, red, (-1.55, .2, 0), (0, 0, 1)); cushion(3.4, 2.2, .72, red, (2.2, .25, 0), (0, 0, -2))
    for x, r in ((-2.1, 4), (1.7, -3)): cushion(2.5, 1.5, .7, fabric('#C9A24E' if x < 0 else '#2F4A3C', .95, 70, .6), (x, 1.35, .62), (66, 0, r), dent=.12)
    bundle(cloth_of(krama, .85, .34), 1.5, 1.3, .75, (.25, -.05, .62), 12, .7, 3)
    for x in (-3.6, 3.75): tube([(x, 1.5, -.4), (x, 1.5, 5)], .09, br, bezier=False)
    tube([(-3.6, 1.4, 1.25), (-3.6, .2, 1.3), (-3.6, -.9, 1.1), (-3.6, -1.1, .3)], .085, br); fr = matte('#C9A24E', .8); strands([([(Vector((-4.4 + .11 * k, -.4 + .02 * sin(k * 2.1), 3.72 - .62 * t * (1 + .06 * sin(k * 3.7)))) + Vector((.03 * sin(2 * t + k), 0, 0)), .035 * (1.1 - .4 * t)) for t in [j / 8 for j in range(9)]], 1) for k in range(82)], fr, 6); tube([(-4.6, -.4, 3.74), (4.6, -.4, 3.74)], .08, matte('#7A2A22', .8), bezier=False)
    with Group((3.05, -.2, 2.2)): sphere(.26, emit('#FFC67E', 4), (0, 0, .1), (1, 1, 1.2)); lathe([(.3, -.3), (.36, -.26), (.34, .5), (.22, .62), (.1, .7)], glass((1, .96, .88)), seg=72); cyl(.38, .08, br, (0, 0, -.36), .02); lathe([(.4, .55), (.3, .66), (.1, .8), (.06, 1.0), (0, 1.0)], br, seg=72); tube([(0, 0, 1.0), (.3, .3, 1.3), (.7, .9, 1.5)], .03, br)
    area((3.0, -1.2, 2.4), (.2, 0, .6), .7, 420, (1, .72, .42)); rnd = random.Random(5)
    for _ in range(26): sphere(.09, emit(rnd.choice(('#FFC98A', '#FFB066', '#FFE2B4')), rnd.uniform(4, 14)), (rnd.uniform(-9, 9), rnd.uniform(14, 18), rnd.uniform(1.2, 4.4)), seg=16)
scene('told-seat', kind='card', scene=dict(exposure=.9, clamp=3))(lambda: room(wall=M('dusk', '#1C2A40', 1, 0, Specular=0).m, stand=None, thing=seat, soft=2600, cool=(.62, .74, 1), dim=.55, air='#4A6088', back=22, eye=(.1, -17, 4.0), aim=(.15, .2, 1.5), lens=84, stop=.2, focus=(.2, -.4, 1.0)))

def stars(n=1500, W=1600, H=1200, seed=3):
    """a clear night: stars of every size, and the river of those that are too many to count"""
    r = np.random.RandomState(seed); im = np.zeros((H, W, 4), np.float32); im[..., 3] = 1; y, x = np.mgrid[0:H, 0:W]; t = np.clip(y / H, 0, 1)[..., None]; im[..., :3] = np.float32((.030, .036, .060)) * (1 - t) + np.float32((.006, .011, .028)) * t; d = ((x - W * .28) * .62 - (y - H * .62) * .78) / 210; soft = sum(np.sin(2 * np.pi * (r.uniform(-3, 3) * x / W * k + r.uniform(-3, 3) * y / H * k) + r.uniform(0, 6)) / k for k in (1, 2, 3, 5, 8, 12) for _ in range(3)); way = np.exp(-d * d) * np.clip(.8 + .3 * soft, .05, 1.9); im[..., :3] += way[..., None] * np.float32((.062, .054, .058))
    for k in range(n * 3):
        if k < n: px, py = r.randint(2, W - 2), r.randint(2, H - 2); b = min(1.0, .05 / r.uniform(.03, 1))
        else:
            u, v = r.normal(0, .55), r.uniform(-900, 900); px, py = int(W * .28 + .62 * 210 * u + .78 * v), int(H * .62 - .78 * 210 * u + .62 * v); b = min(.3, .015 / r.uniform(.03, 1))
            if not (2 < px < W - 2 and 2 < py < H - 2): continue
        c = np.float32(((1, .92, .8), (.86, .92, 1), (1, 1, 1))[k % 3]) * b; im[py, px, :3] += c * 1.2
        if b > .25: im[py - 1:py + 2, px - 1:px + 2, :3] += c * .35
    return im
def night():
    """the split gate on the night when no lamp is lit, and the stars that are the programme"""
    W, H = 1600, 1200; tex = bpy.data.images.new('stars', W, H, float_buffer=True); tex.colorspace_settings.name = 'Non-Color'; tex.pixels.foreach_set(stars().ravel()); m = M('night'); i = m.n('TexImage'); i.image = tex; m.l(m.coords(kind='UV'), i.inputs[0]); e = m.n('Emission'); e.inputs[1].default_value = 1.25; m.l(i.outputs[0], e.inputs[0]); m.l(e.outputs[0], m.out.inputs[0]); world('#0A1020', .05)
    plane(56, 42, m.m, (0, 40, 16), (90, 0, 0)); st = stone('#3A302A', .3, 1.4, .9, .4); steps = [(4.4, 0), (4.4, 1.0), (4.0, 1.0), (4.0, 3.2), (3.7, 3.2), (3.7, 3.8), (4.1, 3.8), (4.1, 4.2), (3.3, 4.2), (3.3, 5.4), (3.6, 5.4), (3.6, 5.8), (2.7, 5.8), (2.7, 6.8), (3.0, 6.8), (3.0, 7.2), (2.1, 7.2), (2.1, 8.0), (2.3, 8.0), (2.3, 8.3), (1.6, 8.3), (1.6, 9.4), (1.2, 10.2)]
    for s in (-1, 1):
        o = [(s * 1.2 + 2.6, 0)] + [(2.6 + s * x, z) for x, z in steps]; shape2d([o if s < 0 else o], 2.2, st, (0, 6, 0), (90, 0, 0), .05); box((14, 1.2, 2.3), st, (2.6 + s * 11, 6.4, 0), .08); box((14, 1.5, .3), st, (2.6 + s * 11, 6.4, 2.3), .06)
    floor(stone('#221E1C', .3, 1, .7, .3)); lm = M('frond', '#0B120C', .8, 0).m; rnd = random.Random(8)
    for cx, top, n in ((-6.5, 11.5, 15), (-9.5, 8.6, 12)):
        tube([(cx - .8, 12, 0), (cx - .3, 12, top * .5), (cx, 12, top)], .2, lm)
        for k in range(n):
            a = 2 * PI * k / n + rnd.uniform(-.2, .2); L = rnd.uniform(3, 4.2); rib = [Vector((cx + L * u * cos(a), 12 + L * u * sin(a) * .6, top + 1.2 * u * rnd.uniform(.9, 1.1) - 2.6 * u * u)) for u in [j / 14 for j in range(15)]]
            strands([([(p, .04) for p in rib], 1)] + [([(p + Vector((cos(a) * .3 * q, 0, -1.0 * (1 - .4 * j / 14) * q)) + Vector((-sin(a) * .22 * w * q, .3 * w * q, .1)), .05 * (1.1 - q)) for q in (0, .5, 1)], .3) for j, p in enumerate(rib) if j > 1 for w in (-1, 1)], lm, 4)
    area((-12, -10, 9), (2.6, 4, 3), 6, 1500, (.5, .64, 1)); camera((1.0, -26, 1.7), (.6, 6, 5.6), 50, None)
scene('told-night', kind='card', scene=dict(exposure=.5, clamp=3))(night)
