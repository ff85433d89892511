"""What a stone house by a fire keeps, and a tile half painted: boots, bread from the embers, cobalt on white. Rows as in told.py."""
from told import *
from rooms import hollow, stoneware, thrown

def mix(rows, s):
    """a line through rows of (position, value)"""
    for (a, p), (b, q) in zip(rows, rows[1:]):
        if s <= b: t = (s - a) / (b - a); t = t * t * (3 - 2 * t); return p + (q - p) * t
    return rows[-1][1]
def rounded(w, h, e, y, z, n=40): return [(w * math.copysign(abs(cos(a)) ** (2 / e), cos(a)), y, z + h / 2 + h / 2 * math.copysign(abs(sin(a)) ** (2 / e), sin(a))) for a in [2 * PI * k / n for k in range(n)]]
WIDE = [(0, .3), (.08, .42), (.35, .4), (.72, .53), (.84, .52), (.93, .42), (.98, .27), (1, .1)]; HIGH = [(0, .8), (.1, 1.0), (.3, 1.02), (.5, .82), (.75, .6), (.92, .54), (.98, .44), (1, .3)]
def boot(loc, turn, hide, rubber, cord, collar):
    """a walking boot: foot and shaft, a sole, six pairs of eyelets and their lace"""
    with Group(loc, (0, 0, turn)):
        loft([rounded(mix(WIDE, s), mix(HIGH, s), 2.5, -2.6 * s, .2) for s in [i / 30 for i in range(31)]], hide)
        shaft = lambda t, k: [((.43 + .05 * t) * k * cos(a), -.52 + .1 * t + (.52 - .04 * t) * k * sin(a), .62 + 1.75 * t + .16 * t * t * sin(a)) for a in [2 * PI * j / 48 for j in range(48)]]
        loft([shaft(i / 16, 1) for i in range(17)], hide, cap=False); loft([shaft(.35 + .65 * i / 10, .9) for i in range(11)], matte('#1a1512', .9), cap=False); loft([shaft(1, 1.0), shaft(1.04, 1.03), shaft(1.07, .98), shaft(1.06, .9)], collar, cap=False)
        edge = [(mix(WIDE, s) * 1.03 * q, -2.62 * s + .02) for q, ss in ((1, [i / 30 for i in range(31)]), (-1, [i / 30 for i in range(30, -1, -1)])) for s in ss]; shape2d([edge], .12, rubber, (0, 0, .1), (0, 0, 0), .03); shape2d([[p for p in edge if p[1] > -.85]], .1, rubber, (0, 0, 0), (0, 0, 0), .02); shape2d([[p for p in edge if p[1] < -1.2]], .08, rubber, (0, 0, .02), (0, 0, 0), .02)
        front = [(-1.62, .96), (-1.44, 1.1), (-1.24, 1.24), (-1.08, 1.5), (-1.02, 1.78), (-.99, 2.06)]
        for y, z in front:
            for q in (-1, 1): torus(.045, .018, brass(.3), (q * .23, y + .05, z + .02), (58, q * 24, 0), 28, 10)
        path = [(q * .23, y - .02, z + .05) for k, (y, z) in enumerate(front) for q in ((-1, 1) if k % 2 else (1, -1))]; tube(path, .022, cord)
        for q in (-1, 1): tube([(q * .2, -1.0, 2.1), (q * .42, -1.2, 2.16), (q * .5, -1.28, 1.95), (q * .16, -1.1, 2.1)], .021, cord); tube([(q * .05, -1.06, 2.1), (q * .3, -1.34, 1.8), (q * .46, -1.42, 1.3)], .021, cord)
def warmed():
    rnd = random.Random(5); rubber, lace, collar = matte('#1d1a18', .75), matte('#C9B48C', .8), fabric('#3a322b', .95, 60, .4)
    for x, y, turn in ((.2, .75, -16), (1.75, .55, -38)): boot((x, y, 0), turn, leather('#4A2A18', .5, 40, .5), rubber, lace, collar)
    bark = [wood('#5a4028', '#7a5a3a'), wood('#6b4c30', '#8a6844')]
    for r in range(3):
        for k in range(6 - r): cyl(rnd.uniform(.27, .33), 2.6, rnd.choice(bark), (-3.9 + k * .66 + r * .33, 2.6, .3 + r * .56), .03, (-90, 0, 0), 28)
    area((5.5, -1.5, 2.4), (0, 0, .9), 1.6, 620, (1, .62, .32)); area((-4, -6, 5), (0, 0, .8), 2.4, 260, (1, .86, .7))
told('told-boots', 'granite', warmed, eye=(.2, -17, 5.6), aim=(.2, .1, 1.15), lens=104)

def embers():
    """bread baked in the embers on its board, butter and salt"""
    rnd = random.Random(3); cr = M('crust', '#D8B070', .75, 0); a, b = cr.noise(cr.coords(), 1.6, 5, .7), cr.noise(cr.coords(), 3.2, 3, .6); cr.color(cr.mixc(1, cr.ramp(a.outputs[0], [(.3, '#B98242'), (.55, '#E2BE86'), (.75, '#EBD2A6')]), cr.ramp(b.outputs[0], [(.36, '#2A1A10'), (.43, '#8A5A2C'), (.5, (1, 1, 1))]), 'MULTIPLY')); cr.bump(b.outputs[0], .5, .06)
    box((4.4, 2.9, .16), grain('#3E2819', '#6A4527', 0, .3, .5), (-.2, .2, 0), .04, (0, 0, 6))
    def flat(loc, turn, R, seed):
        def f(u, v): t = 2 * PI * u; r = R * v * (1 + .07 * N((cos(t) * 1.3, sin(t) * 1.3, seed)) + .02 * sin(9 * t + seed)); x, y = r * cos(t) * 1.12, r * sin(t); return (x, y, .1 + .2 * (1 - v ** 5) * (.6 + .7 * N((x * 1.7, y * 1.7, seed + 4))))
        with Group(loc, (4, -3, turn)): grid(160, 50, f, cr.m, thick=.09)
    flat((-.85, .5, .16), 10, 1.25, 1); flat((.25, .05, .42), -24, 1.2, 7); flat((-.5, -.35, .66), 40, 1.1, 13)
    st = stoneware('#4E5B5C', .4, .5); thrown(hollow([(0, 0), (.42, 0), (.5, .05), (.66, .3), (.7, .46)], .06, .1), st, (2.25, .35, 0), .004, .01, 5, raw=True); bt = M('butter', '#EBD48C', .4, 0, Subsurface=.2); hewn((.62, .5, .34), bt.m, (2.25, .35, .22), (8, 0, 24), 3, .03, 12); thrown(hollow([(0, 0), (.3, 0), (.36, .03), (.46, .14)], .05, .06), st, (1.9, -.95, 0), .004, .01, 9, raw=True)
    salt = matte('#F2EEE6', .55, .8, 40); lathe([(0, .22), (.1, .19), (.26, .1), (.38, .06), (.38, .04), (0, .04)], salt, (1.9, -.95, .04), seg=72)
    area((5.5, 1.5, 2.2), (0, 0, .6), 1.6, 520, (1, .62, .32)); area((-4, -6, 5), (0, 0, .6), 2.4, 220, (1, .86, .7))
told('told-flatbread', 'granite', embers, eye=(.1, -16.5, 7), aim=(.15, -.05, .5), lens=124)

def cobalt():
    """a tile half painted: a flower of eight, its corners, the brush and the blue"""
    wh = ceramic('#EFECE4', .14, 0, .6, bump=.015); blue = lacquer('#23408C', .2); pale = lacquer('#7F9CCB', .24); S = 2.3
    def petal(L, W, k, m, at=(0, 0), turn=0):
        pts = [(W * sin(PI * i / 20) ** 1.2, L * i / 20) for i in range(21)]; shape2d([[(x, y + .16) for x, y in pts] + [(-x, y + .16) for x, y in pts[::-1]]], .006, m, (*at, k), (0, 0, turn), .002)
    def quarter(x, y, turn, k):
        for r, w, m in ((.78, .07, blue), (.6, .13, pale), (.34, .06, blue)): arc = [math.radians(a) for a in range(0, 91, 5)]; shape2d([[(q * cos(a), q * sin(a)) for q, part in ((r, arc), (r - w, arc[::-1])) for a in part]], .006, m, (x, y, k), (0, 0, turn), .002)
    def tile(loc, rot, petals, corners, size=S):
        with Group(loc, rot):
            box((size, size, .16), wh, (0, 0, 0), .03); k = .161
            for i in range(petals): petal(.62, .15, k, blue if i % 2 else pale, turn=45 * i)
            cyl(.12, .006, blue, (0, 0, k), .002)
            for i in range(corners): x, y = ((-1, -1), (1, -1), (1, 1), (-1, 1))[i]; quarter(x * size / 2 * .97, y * size / 2 * .97, 90 * i, k)
    tile((-.55, -.25, 0), (0, 0, 13), 5, 3); tile((1.5, 2.3, 1.07), (68, 0, -9), 8, 4); tile((-1.15, 2.6, 1.09), (70, 0, 8), 8, 4)
    br = M('bristle', '#2B2019', .8, 0).m
    with Group((1.15, -1.25, .13), (0, -3, 148)): cyl(.055, 2.3, wood('#7A4A28', '#A87444'), (0, 0, 0), .02, (0, 90, 0), 32, .035); cyl(.075, .34, brass(.25), (-.3, 0, 0), .01, (0, 90, 0), 32, .06); lathe([(0, -.62), (.02, -.5), (.06, -.3), (.075, -.1), (.06, 0), (0, 0)], lacquer('#1B2F6B', .25), (-.3, 0, 0), (0, 90, 0), seg=40)
    thrown(hollow([(0, 0), (.5, 0), (.58, .04), (.8, .26)], .06, .08), wh, (2.2, -.55, 0), .003, .008, 5, raw=True); cyl(.66, .02, M('glaze', '#16286A', .06, 0, Clearcoat=1).m, (2.2, -.55, .15), .01)
told('told-tile', 'marble', cobalt, eye=(.1, -16.5, 7.4), aim=(.35, .15, .5), lens=92)
