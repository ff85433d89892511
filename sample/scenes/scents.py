"""Scents taken apart: what a session lays out beside its phials. Rows of told.py."""
from told import *
import beauty as B
from crafts import dish, drop
from coffee import poured

def phial(loc, color, rot=(0, 0, 0), h=.7, r=.16, stop='brass'):
    with Group(loc, rot): o = [(0, 0), (r, 0), (r * 1.04, .04), (r, h * .7), (r * .55, h * .82), (r * .5, h)]; bottle_hollow(o, glass((.98, .99, .98), 0, 1.47), .03, (0, 0, 0), .06, seg=64); fill(o, h * .56, liquid(color, 1.34, density=14), thick=.03, floor=.06, seg=64); cyl(r * .62, h * .24, metal('#CDAA78', .22) if stop == 'brass' else wood('#A87A4A', '#C9A070', 2, 2), (0, 0, h * .96), .02, seg=48)
def organ():
    """the steps of a perfumer's organ: small brown bottles in rows, a drawer of strips, a balance"""
    wd = grain('#5A3820', '#86582F', 0, .3, .35); gl = M('amber', '#2E1206', .06, 0, Specular=.6, Clearcoat=1); lab = paper('#EFE6D2'); cap = matte('#141210', .4); ink = matte('#2A1E16', .7); rnd = random.Random(6); names = ('Iris', 'Néroli', 'Vétiver', 'Tonka', 'Myrrhe', 'Tilleul', 'Cèdre', 'Ambre', 'Rose', 'Jasmin', 'Musc', 'Poivre', 'Encens', 'Figue')
    for k in range(3):
        y, z = .1 + .95 * k, .55 * k; box((7.6, .92, .12), wd, (0, y, z), .02); box((7.6, .08, z + .12) if z else (7.6, .08, .12), wd, (0, y - .42, 0), .01)
        for j in range(11):
            x = -3.3 + .66 * j + .33 * (k % 2) + rnd.uniform(-.03, .03)
            with Group((x, y, z + .12), (0, 0, rnd.uniform(-14, 14))): lathe([(0, 0), (.24, 0), (.26, .04), (.26, .62), (.2, .74), (.11, .8), (.11, .92)], gl.m, seg=56); cyl(.15, .2, cap, (0, 0, .88), .03, seg=40); box((.36, .012, .34), lab, (0, -.258, .16), .004); text(names[(j * 3 + k * 5) % 14], .085, ink, (0, -.268, .3), (90, 0, 0), 'garamond')
    dish((-1.5, -1.3, 0), lambda p: lump(.3, sss('#C98A3A', (.2, .1, .03), .4, .3), 3, (1.2, 1, .6), .3, 2).__setattr__('location', (p.x, p.y, p.z + .25))); phial((.0, -1.4, 0), '#E0A040'); phial((.5, -1.1, 0), '#C9B060', stop='cork')
    for k in range(4): box((.15, 1.9, .012), lab, (1.9 + .1 * k, -1.25, .02 + .014 * k), .003, (0, 0, 40 + 10 * k))
told('told-organ', 'marble', organ, eye=(.1, -16, 5.4), aim=(.05, .3, .75), lens=92, focus=(0, .0, .5))

def oud():
    """chips of agarwood, a burner with its smoke, oil in a cut phial"""
    from rooms import steam
    br = metal('#B58A4E', .28, micro=.1); x, y = -.6, .45; lathe([(0, 0), (.7, 0), (.74, .06), (.5, .16), (.26, .4), (.24, .62), (.5, .82), (.92, 1.2), (.98, 1.6), (.9, 1.62), (.84, 1.3), (0, 1.25)], br, (x, y, 0), seg=8, smooth=False, raw=True)
    for k in range(8): a = PI / 8 + k * PI / 4; sphere(.06, br, (x + .98 * cos(a), y + .98 * sin(a), 1.66))
    ash = matte('#8E8780', .95, .5, 20); cyl(.84, .1, ash, (x, y, 1.3), .03); cm = M('coal', '#14100E', .9, 0); cm.b.inputs['Emission'].default_value = (*C('#E0501A'), 1); cm.b.inputs['Emission Strength'].default_value = .25; lump(.26, cm.m, 3, (1.1, 1, .6), .3, 2).location = (x, y, 1.5); chip = solid((.3, '#2A160C'), (.5, '#5A3218'), (.75, '#9A6A3A'), rough=.75, scale=(.5, 4, 4), size=3, bump=.6, deep=.05).m; rnd = random.Random(4); hewn((.4, .14, .1), chip, (x - .1, y, 1.62), (10, 0, 30), 1, .04); steam((x, y + .1, 1.7), 3.0, 2.0, 4, .5, (1, .95, .9))
    thrown(hollow([(0, 0), (.6, 0), (.66, .05), (1.0, .22), (1.06, .34)], .05, .08), metal('#B58A4E', .3, micro=.1), (1.6, .25, 0), .0, .004, 3, raw=True)
    for k in range(26): a, q = rnd.uniform(0, 6.28), .75 * math.sqrt(rnd.random()); hewn((rnd.uniform(.3, .6), rnd.uniform(.12, .2), rnd.uniform(.06, .12)), chip, (1.6 + q * cos(a), .25 + q * sin(a), .2 + .16 * rnd.random() * (1 - q)), (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 360)), k, .06, 30)
    for k, (px, py) in enumerate(((.3, -1.35), (.95, -1.6))): hewn((.5, .16, .1), chip, (px, py, .02), (0, 0, 40 + 70 * k), 40 + k, .06, 30)
    phial((-2.1, -.75, 0), '#9A4A12', (0, 0, 0), .95, .22); phial((-1.55, -1.35, 0), '#C98A22', (0, 0, 0), .75, .18)
told('told-oud', 'coral', oud, eye=(.1, -16.5, 5), aim=(.05, .1, .95), lens=92)

def storm():
    """red earth with rain on it, a sheet of ribbed tin, frangipani, phials"""
    rnd = random.Random(5); tin = M('tin', '#A9AFB2', .36, 1); tin.bump(tin.noise(tin.coords(), 5, 4, .6).outputs[0], .08, .03); n = tin.noise(tin.coords(.8), 1, 5, .65); tin.color(tin.ramp(n.outputs[0], [(.3, '#7E8588'), (.6, '#A9AFB2'), (.8, '#8E5A3A')])); grid(260, 8, lambda u, v: (4.4 * (u - .5), 2.6 * (v - .5), .1 + .09 * sin(2 * PI * 11 * u)), tin.m, (.9, 1.0, 0), (0, 0, -8), .02); dr = liquid((.98, .99, 1))
    for _ in range(70): u, v = rnd.uniform(-2.1, 2.1), rnd.uniform(-1.2, 1.2); drop(rnd.choice((.03, .05, .07)), dr, (.9 + u, 1.0 + v, .12 + .09 * sin(2 * PI * 11 * (u / 4.4 + .5))))
    earth = solid((.3, '#4A1E10'), (.55, '#8A3E1E'), (.75, '#A85A30'), rough=.8, size=4, bump=.7, deep=.08).m
    def soil(p):
        for k in range(60): a, q = rnd.uniform(0, 6.28), .42 * math.sqrt(rnd.random()); lump(rnd.uniform(.06, .14), earth, k, (1, .9, .8), .3, 2, seg=16).location = (p.x + q * cos(a), p.y + q * sin(a), p.z + .16 + .14 * rnd.random() * (1 - q))
    dish((-1.9, .1, 0), soil); dish((-.65, -.75, 0), lambda p: cyl(.58, .2, liquid((.97, .99, 1)), (p.x, p.y, p.z + .085), .02)); frangipani((.75, -.95, .1), (16, 10, 30), .5); frangipani((1.35, .55, .24), (18, 0, 80), .46); frangipani((.25, .95, .26), (12, 6, 150), .4)
    for k, c in enumerate(('#E9D9A0', '#C9A860', '#E4E6D0')): phial((1.75 + .48 * k, -.95 - .18 * k, 0), c, (0, 0, 0), .8, .17, 'brass' if k != 1 else 'cork')
    for _ in range(26): drop(rnd.choice((.03, .05)), dr, (rnd.uniform(-2.8, 2.8), rnd.uniform(-2.2, -.3), 0))
told('told-storm', 'boards', storm, eye=(.1, -15.5, 7), aim=(.1, .0, .3), lens=98)

def grove():
    """the floor of a redwood grove: bark, a frond, cones, and what was made of them"""
    bark = M('bark', '#6A3420', .95, 0, Specular=.1); n = bark.noise(bark.coords((.7, 7, 7)), 1.2, 7, .72); bark.color(bark.ramp(n.outputs[0], [(.28, '#2E140C'), (.5, '#6E3820'), (.72, '#A0603C')])); bark.bump(n.outputs[0], 1, .16); hewn((3.6, 1.5, .5), bark.m, (-1.0, .95, 0), (0, 0, 10), 4, .1); gm = [matte(c, .6) for c in ('#2E4A2A', '#3E5E34')]; rnd = random.Random(3)
    for s, (x0, y0, a0, L) in enumerate(((-1.9, -.9, 14, 3.4), (-1.2, -1.6, 2, 2.6))):
        with Group((x0, y0, .1), (0, 0, a0)):
            tube([(0, 0, 0), (L / 2, .12, .16), (L, 0, .03)], .03, matte('#5A4A2A', .7), taper=[1.4, 1, .3]); items = [[], []]
            for k in range(64):
                t = .06 + .92 * k / 64; p = Vector((L * t, .12 * sin(PI * t), .02 + .14 * sin(PI * t))); q = .62 * sin(PI * min(1, .12 + .88 * (1 - t))) ** .7 + .08
                for w in (-1, 1): d = Vector((.42, w, .1)).normalized(); items[k % 2].append(([(p + d * q * u + Vector((.1 * u * u, 0, .07 * sin(PI * u))), .05 * (1 - .8 * u) ** .6) for u in [i / 8 for i in range(9)]], .35))
            for m, it in zip(gm, items): strands(it, m, 6)
    cone = solid((.3, '#4A2A16'), (.7, '#8A5A34'), rough=.8, size=5, bump=.5, deep=.04).m
    for x, y, r in ((.9, .35, 20), (1.35, .75, -40), (1.65, .1, 80)):
        with Group((x, y, .26), (90, 0, r)):
            sphere(.2, cone, (0, 0, 0), (1, 1, 1.3), 40)
            for k in range(34): z = 1 - 2 * (k + .5) / 34; a = 2.4 * k; q = math.sqrt(1 - z * z); lump(.085, cone, k, (1.2, .9, .6), .2, 2, seg=12).location = (.21 * q * cos(a), .21 * q * sin(a), .28 * z)
    with Group((2.15, -.9, 0), (0, 0, -14), .9): B.perfume_round((0, 0, 0), .62, '#8A6A3A')
    phial((1.1, -1.35, 0), '#9AA860'); phial((.55, -1.05, 0), '#B58A4A', stop='cork')
told('told-grove', 'redwood', grove, eye=(.1, -16, 6.6), aim=(.1, .05, .4), lens=96)

def sunset():
    """salt, a lime cut in two, a flower, and the flacon that they go into"""
    st = M('salt', '#F3EFE8', .3, 0, Transmission=.2, Specular=.5); rnd = random.Random(4)
    def salt(p):
        for k in range(90): a, q = rnd.uniform(0, 6.28), .46 * math.sqrt(rnd.random()); s = rnd.uniform(.05, .12); box((s, s, s), st.m, (p.x + q * cos(a), p.y + q * sin(a), p.z + .14 + .2 * (1 - q / .46) * rnd.random()), .006, (rnd.uniform(0, 90), rnd.uniform(0, 90), rnd.uniform(0, 90)), seg=1)
    dish((-1.85, .35, 0), salt); half(.34, '#5A7232', '#BAC878', (-.75, -.95, .3), (48, 0, 16)); citrus(.34, '#5A7232', (-1.45, -1.35, .34), (80, 0, 40), 1.0); frangipani((.75, -1.2, .1), (16, 10, 30), .5); frangipani((-.35, .95, .1), (10, 0, 80), .42)
    with Group((.35, .35, 0), (0, 0, -8), 1.2): B.perfume_rect((0, 0, 0), 1.08, .56, 1.5, '#F0A468', 'brass', 0, label='HESPERIA', corner=.12)
    for k, c in enumerate(('#E9D9A0', '#D9C06A', '#E6A878')): phial((1.7 + .5 * k, .1 - .22 * k, 0), c, (0, 0, 0), .85, .18, 'brass' if k != 1 else 'cork')
told('told-sunset', 'lava', sunset, eye=(.1, -16.5, 5.2), aim=(.1, .1, .75), lens=98)

def bloom(loc, rot, s, tint=('#EFE0EC', '#C98AB8', '#8A3A7A')):
    m = M('sepal', tint[0], .55, 0, Specular=.2, Subsurface=.05); sp = m.n('SeparateXYZ'); m.l(m.coords(kind='UV'), sp.inputs[0]); m.color(m.ramp(sp.outputs[0], [(.05, tint[2]), (.3, tint[1]), (.75, tint[0])])); lipm = matte(tint[2], .4)
    def petal(L, W, bend):
        def f(u, v): t = 2 * v - 1; w = W * max(0, sin(PI * (.03 + .94 * u) ** .8)) ** .7; return (u * L, t * w, bend * sin(PI * .55 * u) - .2 * u * u * L - .1 * t * t * w + .02 * sin(9 * u + 4 * t))
        return f
    with Group(loc, rot, s):
        for a in (90, 212, 328): grid(26, 13, petal(.62, .17, .06), m.m, (0, 0, 0), (0, 0, a), .01)
        for a in (22, 158): grid(30, 17, petal(.66, .32, .1), m.m, (0, 0, .03), (0, 0, a), .01)
        grid(26, 15, lambda u, v: (.34 * u, .2 * (2 * v - 1) * sin(PI * (.1 + .85 * u)) ** .6, .16 * (1 - u) + .2 * (2 * v - 1) ** 2 * (1 - .4 * u) - .1 * u), lipm, (0, 0, .05), (0, 0, 270), .01); sphere(.07, matte('#F3E3A0', .5), (0, .02, .16), (1, 1, .8), 24)
def orchids():
    """a spray of orchids laid on teak, three phials for three hours"""
    st = matte('#5A6B3A', .5); tube([(-2.9, -.6, .12), (-1.2, .35, .3), (.7, .75, .42), (2.3, .55, .3)], .05, st, taper=[1.4, 1.1, .8, .5])
    for k, (x, y, z, rx, rz, s) in enumerate(((-1.75, .2, .42, 48, -10, 1.0), (-.95, .65, .6, 40, 14, 1.08), (-.2, .35, .6, 52, -6, 1.12), (.5, 1.0, .62, 38, 20, 1.02), (1.1, .45, .5, 50, 4, .92))): bloom((x, y, z), (rx, 6 * (k % 3 - 1), rz), s)
    for x, y, r in ((1.75, .75, .13), (2.05, .5, .11), (2.3, .62, .08)): sphere(r, matte('#B588A8', .5), (x, y, .4), (1, .8, 1.2), 32)
    for k, c in enumerate(('#F0E2B0', '#E0B050', '#A85C1A')): phial((-.1 + .72 * k, -1.35 + .05 * k, 0), c, (0, 0, 0), .95, .2)
told('told-orchids', 'teak', orchids, eye=(.1, -16, 6.2), aim=(.0, .1, .5), lens=98)
