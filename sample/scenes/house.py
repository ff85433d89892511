"""The house in use: tables, counters and what guests leave behind (no people), pictures for kinds of pages."""
from studio import *
import beauty as B, dining as D, fashion as F, spirits as S, heroes as H
from food import cup
cos, sin = math.cos, math.sin

def chair(loc, rot=0, s=1.0, m=None, seat=None):
    """bentwood chair; seat 2.25 high"""
    m = m or wood('#5A3420', '#7E5233', 1.2, 2, .38, .3); st = seat or fabric('#C9B48C', .9, 70, .3)
    with Group(loc, (0, 0, rot), s):
        torus(.98, .085, m, (0, 0, 2.25)); cyl(.95, .06, st, (0, 0, 2.23), .02)
        for sx in (-1, 1):
            tube([(sx * .72, -.66, 2.22), (sx * .8, -.74, 1.2), (sx * .92, -.86, 0)], .075, m, taper=[1.1, 1, .8])
            tube([(sx * .7, .7, 2.3), (sx * .78, .8, 1.2), (sx * .88, 1.02, 0)], .075, m, taper=[1.1, 1, .8])
        tube([(-.7, .7, 2.2), (-.8, .86, 3.2), (-.66, 1.0, 4.1), (0, 1.06, 4.45), (.66, 1.0, 4.1), (.8, .86, 3.2), (.7, .7, 2.2)], .075, m)
        tube([(-.36, .84, 2.28), (-.46, .9, 3.1), (-.34, .98, 3.75), (0, 1.02, 3.98), (.34, .98, 3.75), (.46, .9, 3.1), (.36, .84, 2.28)], .055, m)
        torus(.74, .045, m, (0, 0, 1.25))
def round_table(loc, R, h, top=None, leg=None):
    t = top or marble(scale=.7); l = leg or brass(.22)
    with Group(loc):
        cyl(R, .14, t, (0, 0, h - .14), .05, seg=160); cyl(.16, h - .2, l, (0, 0, .1), .02); lathe([(0, 0), (1.05, 0), (1.08, .04), (1.0, .09), (.3, .14), (.18, .34), (0, .36)], l, seg=128); lathe([(.16, h - .5), (.2, h - .3), (.55, h - .16), (0, h - .15)], l, seg=96)
def candle(loc, h=.9, s=1.0, lit=True):
    x, y, z = loc
    lathe([(0, 0), (.3 * s, 0), (.32 * s, .03), (.09 * s, .08), (.055 * s, .2), (.055 * s, h - .2), (.13 * s, h - .12), (.14 * s, h), (0, h - .04)], brass(.18), loc, seg=64); cyl(.085 * s, .75 * s, sss('#F3E8D2', (.3, .2, .1), .0, .5), (x, y, z + h - .03), .02, seg=48)
    if lit: lathe([(0, 0), (.028, .04), (.034, .08), (.018, .16), (0, .24)], emit('#FFC070', 12), (x, y, z + h + .75 * s), seg=24)
def vase(loc, s=1.0, c='#B5654A', n=4, seed=3, L=1.5):
    with Group(loc, (0, 0, 0), s):
        lathe([(0, 0), (.2, 0), (.3, .12), (.26, .42), (.13, .58), (.16, .66), (.13, .66), (.1, .58), (0, .5)], ceramic(c, .4), seg=72); lm = matte('#66754f', .6); sm = matte('#5d5a45'); r = random.Random(seed)
        for k in range(n): branch(lm, sm, (0, 0, .55), L * r.uniform(.8, 1.1), 8, .3, .11, (r.uniform(-.25, .25), r.uniform(-.2, .2)), seed * 9 + k, rot=(r.uniform(-14, 14), r.uniform(-14, 14), 90 * k), r=.012)

@scene('hero-dining', kind='hero', focal=(.68, .3), scene=dict(exposure=.3))
def _():
    floor(plaster('#C9BFA6', .1)); wall(plaster('#CFCDB6', .14, 1.4), 4.6); shape2d([arch_outline(5.0, 6.6)], .35, plaster('#4C5A48', .14), (3.3, 4.5, 0), (90, 0, 0), .03)
    round_table((2.7, 0, 0), 1.95, 3.5); chair((4.75, 1.35, 0), -62)
    z = 3.5
    with Group((2.35, -.55, z), (0, 0, 6), .58):
        D.plate((0, 0, 0), 1.35, ceramic('#E8DFCF', .3, .2), brass(.2)); D.plate((0, 0, .1), 1.0, ceramic('ivory', .22), brass(.2), .12)
        f = fabric('#B5654A', .95, 60, .35); band([(0, -.75, .26), (0, -.3, .31), (0, .1, .31), (0, .75, .26)], .5, .1, f, widths=[.62, .26, .24, .6], r=.04); torus(.17, .035, brass(.16), (0, -.08, .31), (90, 0, 0), seg=72)
        D.flatware('fork', (-1.7, 0, .03), 0); D.flatware('knife', (1.66, 0, .03), 0)
    S.stem_glass((3.25, .3, z), 1.15, .3, .62, .42, liquid('#6A1424', 1.34, tint=(.5, .1, .12))); S.stem_glass((3.72, -.1, z), 1.0, .29, .54)
    candle((2.5, .95, z), .75, .8); vase((1.55, .7, z), .62, '#D8C8A8', 4, 5, 1.3)
    with Group((3.9, -.75, z)):
        o = [(0, 0), (.24, 0), (.27, .04), (.3, .35), (.16, .7), (.12, .9), (.17, 1.05)]; bottle_hollow(o, glass((.99, .99, .99)), .022, floor=.05, seg=72); fill(o, .42, water(strength=0), thick=.022, floor=.05, seg=72)
    d = (.95, .85, -.72); sun(d, 3.2, 1.0, (1, .88, .7)); gobo_window((-6.0, -5.0, 7.6), d, 5.0, 6.6, 2, 3, .2)
    area((-4.5, -5, 6.5), (1.8, 0, 2.6), 4.5, 800, (1, .93, .82)); area((7.5, -3, 5), (3, 0, 2.6), 3, 260, (.96, .95, 1)); area((3.2, 3.6, 6.8), (3, .5, 3.4), 2, 160, (1, .88, .7)); area((2.5, .7, 5.4), (2.5, 0, 3), .3, 14, (1, .7, .36))
    camera((.5, -16.2, 4.4), (1.4, 0, 3.05), 47, .7, (2.7, -.4, 3.6))

def tissue(W, Dp, mat, loc, seed=1, amp=.3, rise=.2, rot=0, n=34):
    """crumpled tissue paper: ridged noise on a coarse, jittered net with flat facets, so that it creases"""
    r = random.Random(seed)
    def f(u, v):
        j = .5 / n if 0 < u < 1 and 0 < v < 1 else 0; x, y = (u - .5 + r.uniform(-j, j)) * W, (v - .5 + r.uniform(-j, j)) * Dp; p = Vector((x * 1.1 + seed, y * 1.1, seed * 2.1)); e = max(abs(u - .5), abs(v - .5)) * 2
        c = .75 * (1 - abs(mnoise.noise(p) * 2)) + .4 * (1 - abs(mnoise.noise(p * 2.3) * 2)) + .12 * r.random(); return (x, y, amp * c + rise * e ** 3)
    o = grid(n, n, f, mat, loc, (0, 0, rot), .004)
    for q in o.data.polygons: q.use_smooth = False
    return o
def flap(w, mat, loc, rot, n=8):
    # a corner of tissue folded over the box's edge
    r = random.Random(int(w * 10)); Z = [[r.uniform(-.035, .035) for _ in range(n)] for _ in range(n)]
    o = grid(n, n, lambda u, v: ((u - .5) * w * (1 - .75 * v), -.05 - .3 * v, .2 * sin(PI * min(v * 1.4, 1)) - .42 * v * v + Z[int(u * (n - 1))][int(v * (n - 1))] * (.3 + v)), mat, loc, (0, 0, rot), .004)
    for q in o.data.polygons: q.use_smooth = False
    return o
def open_box(loc, W, Dp, h, mat, rot=0, t=.05):
    with Group(loc, (0, 0, rot)):
        box((W, Dp, t), mat, (0, 0, 0), .01)
        for s in (-1, 1): box((t, Dp, h), mat, (s * (W - t) / 2, 0, 0), .012); box((W - 2 * t + .01, t, h), mat, (0, s * (Dp - t) / 2, 0), .012)

@scene('trace-parcel', focal=(.52, .55))
def _():
    cyc(plaster('#DCC6B2', .1), 6, 3); g = paper('#1F4033', .6); iv = paper('#F1E8D8', .85); rb = M('grosgrain', '#B5654A', .7, 0, Specular=.2, Sheen=.3).m
    open_box((-.25, .35, 0), 2.7, 2.1, .95, g, -12)
    tissue(2.5, 1.95, iv, (-.25, .35, .42), 3, .5, .12, -12); tissue(2.3, 1.7, iv, (-.2, .4, .34), 9, .55, .1, -4)
    with Group((-.25, .35, 0), (0, 0, -12)):
        for x, y, r, s in ((-.75, -.95, 0, 1.1), (.5, -.98, 8, 1.3), (1.3, .3, 86, 1.0)): flap(s, iv, (x, y, .93), r)
    with Group((-.3, .45, .78), (-38, 10, -20)): B.perfume_rect((0, 0, 0), .82, .42, .95, '#E9B877', 'brass', 0, label=None)
    with Group((1.78, .55, 1.0), (0, 112, -12)):
        open_box((0, 0, -.21), 2.3, 2.2, .42, g, 0, .05)
    ribbon([(-2.3, -.75, .02), (-1.7, -1.15, .07), (-1.1, -1.35, .02), (-.4, -1.3, .06), (.2, -1.5, .02), (.9, -1.42, .09), (1.5, -1.62, .02)], .2, rb, thick=.004, normal=[(.55, .83, 0)] * 2 + [(.2, .98, 0)] * 2 + [(.0, 1, 0)] * 3)
    ribbon([(-1.45, .55, .95), (-1.62, .3, .8), (-1.75, .12, .4), (-1.9, -.05, .13), (-2.15, -.25, .04), (-2.5, -.35, .05), (-2.8, -.2, .05)], .2, rb, thick=.004, normal=[(.3, .95, 0)] * 3 + [(.3, .95, 0)] * 2 + [(.9, .4, 0)] * 2)
    box((.9, .6, .012), paper('#F4ECDD'), (1.35, -1.02, .01), .003, (0, 0, 14)); text('for you', .15, matte('#3a2a1c', .6), (1.35, -1.02, .026), (0, 0, 14), 'garamond')
    H_soft(540, 120, 250); d = (.85, .65, -.75); sun(d, 2.4, 1.0); gobo_window((-5.2, -4.0, 5.6), d, 3.4, 4.0, 2, 3, .18)
    camera((.25, -8.6, 4.9), (.02, -.1, .52), 58, .6, (0, -.5, .8))
def H_soft(k=520, f=120, r=240):
    area((-4.5, -3.5, 5.5), (0, 0, .8), 2.6, k, (1, .93, .82)); area((5, -3, 3.8), (0, 0, .8), 3.2, f, (.94, .96, 1)); area((1.2, 4.4, 5.5), (0, 0, .8), 2, r, (1, .95, .86))

def hanging(wl, button, fall=1.0):
    """a coat, or with a shorter `fall` a jacket, on its hanger; a hat, and a bag on a bench"""
    floor(plaster('#C7B497', .1)); wall(plaster('#D9C9B2', .14, 1.4), 2.2); br = brass(.18); wd = wood('#4A2E1E', '#6E4528', 1.6, 0)
    box((7, .16, .34), wd, (.2, 2.1, 6.0), .03); Z = 5.75; X = -1.0; Y = 1.42
    for x in (-1.0, 1.55, 3.0): tube([(x, 2.05, 6.2), (x, 1.5, 6.14), (x, 1.36, 6.3)], .055, br); sphere(.085, br, (x, 1.36, 6.33))
    tube([(X, Y, 5.5), (X, Y, 5.9), (X + .1, Y, 6.08), (X, Y, 6.2), (X - .1, Y, 6.12)], .022, br); band([(X - 1.0, Y, 5.16), (X - .4, Y, 5.42), (X, Y, 5.5), (X + .4, Y, 5.42), (X + 1.0, Y, 5.16)], .2, .1, wd, axis=(0, 1, 0), r=.04)
    def body(t, a):
        z = 5.44 - 4.15 * fall * t; sh = min(1, t / .09); w = (.42 + .72 * sh ** .5) * (1 - .06 * sin(PI * min(t * 1.6, 1))) + .24 * t; dp = .22 + .14 * sh + .16 * t; k = 1 + .11 * t * (sin(a * 7 + 1) * .6 + sin(a * 11 + 2.2) * .4)
        c, s = cos(a), sin(a); return (X + w * math.copysign(abs(c) ** .8, c) * (1 + (k - 1) * .5), Y + dp * math.copysign(abs(s) ** .8, s) * k, z - .2 * sh * (abs(c) ** 2) * (1 - min(1, t * 5)))
    grid(160, 80, lambda u, v: body(v, 2 * PI * u), wl, thick=.03)
    # front edge, lapels, buttons
    band([(X + .05, Y - .42, 4.35), (X + .06, Y - .5, 3.4), (X + .08, Y - .58, 2.3 + 1.0 * (1 - fall)), (X + .1, Y - .62, 1.32 + 4.15 * (1 - fall))], .06, .05, wl, axis=(1, 0, 0), r=.02)
    for s in (-1, 1):
        P = [(s * .1, 5.52), (s * .4, 5.36), (s * .62, 4.92), (s * .44, 4.82), (s * .5, 4.72), (.03, 4.2)]; shape2d([[(X + p[0], p[1]) for p in P]], .05, wl, (0, Y - .47, 0), (90, 0, 0), .02)
        tube([(X + s * .8, Y, 5.16), (X + s * 1.08, Y, 4.98), (X + s * 1.26, Y - .05, 4.2), (X + s * 1.33, Y - .16, 3.2), (X + s * 1.31, Y - .28, 2.35)], .27, wl, taper=[.45, .85, 1.02, .95, .82])
        box((.52, .05, .1), wl, (X + s * .62, Y - .56, 2.75), .02, (0, s * 6, 0))
    for z in (4.0, 3.4, 2.8): cyl(.075, .05, matte(button, .3), (X + .2, Y - .52 - (4 - z) * .04, z), .02, (90, 0, 0), seg=32)
    with Group((1.55, 1.5, 5.42), (78, 0, 12), .78): H.straw_hat((0, 0, 0))
    box((3.4, 1.3, .22), leather('#6B3F22', .5, 24, .25), (2.1, .9, 1.25), .09)
    for x in (.6, 3.6):
        for y in (.42, 1.38): tube([(x, y, 1.26), (x, y, 0)], .055, br, bezier=False)
    F.handbag((2.45, .85, 1.47), -14, .78); box((.8, .5, .05), leather('#2F3B2E', .5), (1.15, .75, 1.47), .02, (0, 0, 22)); box((.8, .46, .05), leather('#2F3B2E', .5), (1.12, .8, 1.52), .02, (0, 0, 8))
    d = (.9, .9, -.7); sun(d, 3.4, .9, (1, .88, .7)); gobo_window((-5.2, -4.2, 7.6), d, 4.2, 5.4, 2, 3, .2)
    area((-4.5, -5, 6), (0, 1, 3), 3.5, 700, (1, .93, .82)); area((6.5, -4, 5), (0, 1, 3), 3, 260, (.95, .95, 1))
    camera((.6, -13.2, 3.6), (.75, 1, 3.5), 54)
def wool():
    m = M('wool', '#785537', .95, 0, Sheen=.7); m.b.inputs['Sheen Tint'].default_value = .6; m.bump(m.noise(m.coords(), 60, 3, .7).outputs[0], .3, .01); return m.m
scene('trace-coat', focal=(.46, .5))(lambda: hanging(wool(), '#3A2118'))
scene('trace-jacket', focal=(.46, .5))(lambda: hanging(fabric('#BFB096', .9, 46, .5), '#6B4A2E', .85))

def furled(cloth, bent, br, dark):
    """an umbrella on its tip: eight flaps wound about the stick, a strap with a button, a crook of bent wood"""
    N = mnoise.noise; LOW, TOP, TIED, FLAPS = .78, 5.45, 3.85, 8
    def wide(z): t = (z - LOW) / (TOP - LOW); return .1 + .6 * t ** .8 - .04 * sin(PI * t) - .1 * max(0, (t - .88) / .12) ** 2 - .11 * math.exp(-((z - TIED) / .34) ** 2)
    def f(u, v):
        w = FLAPS * v; k = math.floor(w) % FLAPS; s = w - math.floor(w); z = LOW + (TOP - LOW) * u; a = 2 * PI * (v - .078 * z) + .34 * N((cos(2 * PI * v) * 1.1, sin(2 * PI * v) * 1.1, z * .26 + 3)); z -= u ** 9 * (.32 * sin(PI * s) + .15 * sin(k * 2.4))
        loose = .13 + .07 * sin(k * 1.9) + .1 * u; near = math.exp(-((z - TIED) / .6) ** 2); fold = loose * (s ** 1.7 - .45) * (1 - .55 * near) - .5 * loose * max(0, (s - .93) / .07) ** 2
        crease = (.022 + .03 * near) * N((s * 3.4, z * .6, k * 3)) + (.008 + .014 * near) * N((s * 9, z * .9 + s, k * 5)) + .024 * N((s * 2, z * 1.5, k * 7)); r = wide(z) * (1 + fold * 1.5) + crease * min(1, u * 5); return (r * cos(a), r * sin(a), z)
    grid(360, 90 * FLAPS + 1, f, cloth, thick=.012)
    def tie(u, v):
        a = 2 * PI * 1.07 * u - 1.8; off = .035 * u + .06 * max(0, u - .95) / .05; r = wide(TIED) + .055 + off + .012 * N((a * 2, 1, 1)); return (r * cos(a), r * sin(a), TIED + .05 * N((a, 4, 0)) + .14 * (v - .5) * 2)
    grid(220, 9, tie, cloth, thick=.03); a = -1.5; r = wide(TIED) + .13; cyl(.1, .06, br, (r * cos(a), r * sin(a), TIED), .02, (90, 0, math.degrees(a) + 90), seg=48)
    lathe([(0, 0), (.05, .01), (.07, .06), (.062, .12), (.075, .5), (.11, .56), (.11, .64), (.13, .7), (.16, .9), (.12, .98)], br, seg=64)
    for k in range(FLAPS): a = 2 * PI * k / FLAPS + .2; tube([(.36 * cos(a), .36 * sin(a), TOP - .8), (.4 * cos(a), .4 * sin(a), TOP - .06 + .09 * sin(k * 2.4))], .024, dark, bezier=False); sphere(.042, dark, (.405 * cos(a), .405 * sin(a), TOP - .05 + .09 * sin(k * 2.4)), seg=24)
    cyl(.09, 1.7, dark, (0, 0, TOP - .9), .01, seg=48); cyl(.175, .26, br, (0, 0, TOP + .62), .03, seg=64); R, stem, turn = .68, 7.5, rad(205); out = Vector((-cos(.3), sin(.3), 0)); rise = stem - TOP - .8; long = rise + R * turn
    def crook(u, v):
        d = u * long; t = max(0, d - rise) / R; p = Vector((0, 0, min(stem, TOP + .8 + d))) + out * R * (1 - cos(t)) + Vector((0, 0, R * sin(t))); g = out * sin(t) + Vector((0, 0, cos(t))); n = g.cross(out.cross(Vector((0, 0, 1)))).normalized(); b = g.cross(n)
        e = min(1, (1 - u) * long / .12); r = (.165 + .012 * N((d * .9, 2, 5)) + .01 * N((d * 4, v * 3, 1))) * math.sqrt(max(0, 1 - (1 - e) ** 2)); return tuple(p + (n * cos(2 * PI * v) + b * sin(2 * PI * v)) * r)
    grid(260, 49, crook, bent)

@scene('trace-umbrella', focal=(.5, .3), scene=dict(exposure=.45, clamp=2.5))
def _():
    """upright, 900×1000: an umbrella in the corner beside its hook, in one bar of late light"""
    from rooms import grain, room, wash
    green = M('rainproof', '#10251E', .7, 0, Specular=.26, Sheen=.5); green.bump(green.noise(green.coords((1, 1, .3)), 60, 3, .7).outputs[0], .3, .012); green.color(green.ramp(green.noise(green.coords(), 2.2, 5, .65).outputs[0], [(.3, '#0B1C16'), (.7, '#152E25')]))
    bent = M('bent', '#7A4A26', .34, 0, Clearcoat=.35, Specular=.4); n = bent.noise(bent.coords((7, 26, 1), kind='UV'), 1, 5, .7, .6); bent.color(bent.ramp(n.outputs[0], [(.3, '#3E200F'), (.52, '#6F4322'), (.74, '#98683A')])); bent.bump(n.outputs[0], .1, .01)
    br = metal('#C49A58', .26, micro=.1); plasterwork = wash('#6B523D', .74, .2, .16); BACK, CORNER = 2.2, 3.3
    def left():
        plane(60, 60, plasterwork, (CORNER, BACK - 30, 20), (90, 0, -90))
        with Group((-.6, .14, 0), (-11.2, 9.5, 0)): furled(green.m, bent.m, br, darkmetal(.34))
        with Group((-2.2, BACK, 7.3), (0, 0, 0), 1.12): cyl(.3, .07, br, (0, 0, 0), .025, (90, 0, 0), seg=96); tube([(0, -.05, .02), (0, -.3, -.02), (0, -.44, -.3), (0, -.62, -.46), (0, -.84, -.3), (0, -.88, -.06)], .07, br, res=10, taper=[1.3, 1.05, 1, 1, .95, .85]); sphere(.11, br, (0, -.88, -.02), seg=48)
    room(plasterwork, grain('#24160D', '#4A3020', 0, .4, .5), left, soft=0, dim=.06, air='#C9B79A', back=BACK, lamp=((-7, -7, 7), (0, 1, 4), 3, 400, (1, .84, .62)), ray=(.85, .42, -.42), beam=8, disc=1.2, warm=(1, .74, .44), window=dict(at=(1.3, BACK, 5.0), w=2.75, h=30, nx=1, ny=1, bar=.01, roll=31), edge=-12, eye=(-.9, -23, 8.2), aim=(.05, .6, 4.2), lens=84, stop=.5, focus=(0, 1, 6))

@scene('trace-cup', focal=(.5, .55))
def _():
    box((12, 3.4, .5), travertine('#DCCBB0', .8, 0), (0, .4, -.5), .05); wall(plaster('#C8D0CC', .12, 1.2), 2.6); box((12, .5, .5), plaster('#D9DCD4', .1), (0, 2.35, 0), .03)
    cup((-1.15, -.05, 0), .72, .68, ceramic('#E9E1D2', .25, .2), liquid('#A85B1E', 1.34, density=1.2), True, -35, level=.5); D.flatware('spoon', (-.2, -.75, .02), 64, None, .62)
    pg = paper('#F3EBDC', .85)
    with Group((1.2, .15, 0), (0, 0, -16), .88):
        rbottle(2.75, 1.9, .07, .03, leather('#7C3A28', .6), (0, 0, 0), .02)
        for s in (-1, 1): grid(40, 12, lambda u, v: (s * u * 1.3, (v - .5) * 1.8, .08 + .26 * sin(PI * min(u * 1.15 + .02, 1)) ** .7 * (1 - .45 * u)), pg, (0, 0, 0), (0, 0, 0), .05)
        ink = matte('#5a4a3c', .8)
        for s in (-1, 1):
            for i in range(11):
                y = .62 - .12 * i; x1 = 1.12 if i % 5 != 4 else .7
                grid(24, 2, lambda u, v: (s * (.16 + u * (x1 - .16)), y + (v - .5) * .022, .112 + .26 * sin(PI * min((.16 + u * (x1 - .16)) / 1.3 * 1.15 + .02, 1)) ** .7 * (1 - .45 * (.16 + u * (x1 - .16)) / 1.3)), ink)
        ribbon([(.05, .9, .34), (.02, .2, .33), (.06, -.6, .33), (.14, -1.05, .2), (.2, -1.3, .02)], .08, H.satin('#2F5541'), thick=.006, normal=(1, 0, 0))
    gl = glass((.99, .99, .99)); F.sunglasses((.35, -1.0, .2), (-8, 0, 28), metal('#CDAA78', .2), gl, .42)
    vase((-2.6, .7, 0), 1.0, '#5E7F86', 3, 8, 1.7)
    d = (.95, .55, -.62); sun(d, 3.4, .9, (1, .9, .74)); gobo_window((-5.6, -3.3, 4.6), d, 3.4, 3.8, 2, 3, .16)
    H_soft(520, 130, 180); camera((.2, -7.6, 4.6), (.02, .1, .5), 54, .6, (-.4, -.2, .5))

@scene('room-counter', focal=(.5, .6), scene=dict(exposure=.25))
def _():
    wd = wood('#4A2E1E', '#704729', 1.0, 0, .4, .2); br = brass(.16); wall(plaster('#6E4A34', .1), 3.2)
    X0, Z0, cw, ch = -4.2, 1.4, 1.05, .98
    box((8.6, .08, 5.4), matte('#2E1B12', .7), (0, 2.9, Z0 - .1), .01)
    for i in range(9): box((.09, .8, 5.1), wd, (X0 + i * cw, 2.5, Z0), .015)
    for j in range(6): box((8.5, .79, .09), wd, (0, 2.51, Z0 + j * ch), .015)
    r = random.Random(6); cs = ['#E9DFCF', '#EFE6D5', '#C9805F', '#D9C7AC', '#B9C4BE']
    for i in range(8):
        for j in range(5):
            x, z = X0 + (i + .5) * cw, Z0 + j * ch + .09; k = r.random()
            if k < .38:
                for q in range(r.choice((1, 2, 3))): box((.62, .02, .42), paper(r.choice(cs)), (x + r.uniform(-.08, .08), 2.35 + .09 * q, z), .004, (8, r.uniform(-7, 7), 0))
            elif k < .6: tube([(x, 2.08, z + .8), (x, 2.06, z + .55)], .012, br, bezier=False); torus(.1, .02, br, (x, 2.06, z + .46), (90, 0, 0), seg=40); box((.05, .03, .3), br, (x, 2.06, z + .1), .01); lathe([(0, 0), (.07, .02), (.05, .2), (.03, .24), (0, .25)], H.satin('#7C3A28'), (x + .12, 2.05, z + .12), seg=24)
            elif k < .72: rbottle(.5, .34, .5, .03, lacquer(r.choice(['#2F5541', '#7C3A28', '#D9C7AC']), .35), (x, 2.5, z), .015)
    box((12, 2.4, .22), marble('#E9E2D6', '#A79A8A', scale=.5), (0, .2, -.22), .05); box((12, 2.1, 3), travertine('#D2BC97', .7, 2), (0, .3, -3.22), .04)
    with Group((.65, -.3, 0)): cyl(.62, .1, wd, (0, 0, 0), .03); lathe([(.5, .0), (.5, .06), (.44, .2), (.3, .36), (.1, .44), (0, .45)], br, (0, 0, .14), seg=96); cyl(.05, .14, br, (0, 0, .58), .01); sphere(.075, br, (0, 0, .74))
    with Group((-1.35, -.25, 0), (0, 0, 10)): rbottle(1.9, 1.35, .16, .04, leather('#1F3B33', .5), (0, 0, 0), .02); box((1.82, 1.28, .1), paper('#EFE6D5'), (.02, 0, .03), .006); rbottle(1.9, 1.35, .03, .04, leather('#1F3B33', .5), (0, 0, .16), .01); g = brass(.22); text('GUESTS', .17, g, (0, .12, .195), spacing=1.25); cyl(.035, 1.5, lacquer('#14161C', .1), (-.6, -.3, .24), .015, (0, 90, 24), seg=32); cyl(.037, .2, br, (.2, .06, .24), .01, (0, 90, 24), seg=32)
    with Group((2.2, -.74, .04), (0, 0, -12), .8): torus(.16, .032, br, (0, 0, 0)); tube([(.16, 0, 0), (.75, 0, 0)], .035, br, bezier=False); box((.05, .2, .05), br, (.68, -.1, -.02), .01); box((.05, .15, .05), br, (.55, -.08, -.02), .01); tube([(-.16, 0, 0), (-.4, .1, .03), (-.55, .02, .02)], .018, H.satin('#7C3A28')); lathe([(0, 0), (.1, .03), (.13, .4), (.06, .52), (0, .54)], H.satin('#7C3A28'), (-1.05, -.06, .08), (0, 86, 10), seg=40)
    tube([(2.75, .5, 0), (2.75, .5, 1.5)], .05, br, bezier=False); cyl(.42, .08, br, (2.75, .5, 0), .03); lathe([(.62, 0), (.55, .2), (.3, .46), (.08, .5)], lacquer('#1F3B33', .25), (2.75, .5, 1.35), seg=96); sphere(.13, emit('#FFD9A0', 14), (2.75, .5, 1.5), seg=32); area((2.75, .4, 1.35), (2.7, .2, 0), .4, 45, (1, .78, .5))
    vase((-2.85, .5, 0), 1.3, '#C9805F', 5, 4, 1.6)
    area((-4, -5, 6), (0, 0, 1.4), 3.5, 620, (1, .9, .76)); area((5, -4, 5), (0, 0, 1.4), 3, 240, (1, .9, .8)); area((0, .6, 6.6), (0, 2.5, 2.5), 4, 200, (1, .85, .66))
    camera((.2, -9.0, 2.5), (.1, 0, 1.42), 50, .9, (.3, -.3, .4))

def journal(loc, rot, W=3.0, Dp=3.9, h=.12, c='#EFE8DA', title=None):
    """three folded leaves; with a title, a printed front"""
    ink = matte('#33302c', .8)
    with Group(loc, (0, 0, rot)):
        for k in range(3): rbottle(W - .03 * k, Dp - .02 * k, h / 3, .02, paper(c), (.015 * k, 0, k * h / 3), .008)
        z = h + .002
        if title:
            text(title, .3, ink, (0, Dp / 2 - .36, z), spacing=1.1, extrude=.001); box((W * .9, .012, .002), ink, (0, Dp / 2 - .62, z), 0); box((W * .9, .012, .002), ink, (0, Dp / 2 - .14, z), 0)
            box((W * .56, 1.05, .002), M('plate', '#B5654A', .9, 0).m, (-W * .17, Dp / 2 - 1.28, z), 0); shape2d([arch_outline(.5, .8)], .002, matte('#E9DFCF', .8), (-W * .17, Dp / 2 - 1.78, z + .002)); 
            for cx, y0, n in ((W * .3, Dp / 2 - .82, 15), (-W * .3, Dp / 2 - 2.0, 19), (0, Dp / 2 - 2.0, 19), (W * .3, Dp / 2 - 2.0, 19)):
                for i in range(n):
                    if cx == W * .3 and y0 > 0 and i > 14: break
                    if not (cx == W * .3 and i == 0 and y0 < 0): box((W * .25 * (1 if i % 5 != 4 else .6), .024, .002), ink, (cx - (0 if i % 5 != 4 else W * .05), y0 - .085 * i, z), 0)
def envelope(loc, rot, wax='#8A2F22'):
    with Group(loc, (0, 0, rot)): box((1.7, 1.15, .03), paper('#E9DCC4'), (0, 0, 0), .004); shape2d([[(-.85, .57), (.85, .57), (0, -.12)]], .006, paper('#DFD0B4'), (0, 0, .036)); cyl(.17, .03, M('wax', wax, .35, 0, Clearcoat=.3).m, (0, -.02, .035), .014, seg=48)
def pen(loc, rot, color='#1F3B33'):
    with Group(loc, (0, 0, rot)): cyl(.075, 1.5, lacquer(color, .08), (-.75, 0, 0), .03, (0, 90, 0), seg=48); cyl(.08, .1, brass(.14), (.1, 0, 0), .01, (0, 90, 0), seg=48); lathe([(.065, 0), (.055, .2), (.035, .3), (.012, .52), (0, .54)], brass(.14), (.75, 0, 0), (0, 90, 0), seg=40)

@scene('hero-news', kind='hero', focal=(.68, .55), scene=dict(exposure=.2))
def _():
    cyc(plaster('#C3CCD0', .1), 6, 3)
    journal((3.0, .75, 0), 14, c='#E4DCCB'); journal((2.85, .6, .12), 3, c='#E9E2D3'); journal((2.65, .45, .24), -9, title='THE GALLERY')
    envelope((.35, -1.0, 0), -20)
    pen((1.15, -1.75, .075), 16)
    F.sunglasses((3.35, -.1, .645), (-8, 0, -22), None, glass((.99, .99, .99)), .5)
    cup((4.75, -1.75, 0), .42, .42, ceramic('#4E6672', .3), M('coffee', '#3A1F10', .15, 0).m, True, -30, level=.8)
    vase((4.75, 1.9, 0), 1.05, '#E9DFCF', 4, 6, 1.5)
    d = (.95, .8, -.66); sun(d, 3.0, .9, (1, .9, .76)); gobo_window((-5.6, -4.6, 6.2), d, 4.6, 5.4, 2, 3, .2)
    area((-4, -5, 6), (1.8, 0, .6), 3.6, 640, (1, .95, .88)); area((7.5, -3, 4.5), (2, 0, .6), 3, 240, (.93, .95, 1)); area((3, 4.5, 6), (2, 0, .6), 2, 180, (1, .95, .88))
    camera((.9, -11.6, 6.8), (1.5, .05, .45), 50, .8, (2.6, -.2, .4))

@scene('hero-passage', kind='hero', focal=(.56, .56), scene=dict(exposure=.6, clamp=1.3))
def _():
    """one unit is a metre: a vaulted passage of bays, its west side shuttered, each bay's slats at an angle of their own"""
    from rooms import wash
    world('#FFD9A8', .5); W, bay, n, spring = 3.4, 3.3, 7, 2.75; st = plaster('#EEE4D3', .12, .9); end = bay * n
    grid(2, 2, lambda u, v: ((u - .5) * W * 1.4, v * (end + 4) - 3, 0), wash('#D8CCB8', .88, .3, .1, .46))
    side = [rect_outline(-3, 0, end + .3, spring + .02)] + [arch_outline(2.15, 2.6, 96, bay * (k + .5), .02) for k in range(n)]
    shape2d(side, .34, st, (W / 2 + .17, 0, 0), (90, 0, 90), .012); shape2d([rect_outline(-3, 0, end + .3, spring + .02)], .3, st, (-W / 2 - .15, 0, 0), (90, 0, 90), 0)
    grid(120, 3, lambda u, v: (W / 2 * math.cos(PI * u), v * (end + 4) - 3, spring + W / 2 * math.sin(PI * u)), st, thick=.1)
    rib = [rect_outline(-W / 2 - .1, 0, W / 2 + .1, spring + W / 2 + .1), arch_outline(W - .26, spring + W / 2 - .13, 128, 0, -.01)]
    for k in range(n + 1): shape2d(rib, .34, st, (0, bay * k, 0), (90, 0, 0), .02)
    plane(W * 2, 12, st, (0, end + .3, 3), (90, 0, 0))
    wd = wood('#6B4426', '#94653C', .8, 1, .5, .1)
    for k in range(n):
        y0 = bay * (k + .5); r = 1.075; tilt = (24, 6, 38, 15, 46, 20, 30)[k]; path = [(W / 2 + .08, y0 - r + .04, .03)] + [(W / 2 + .08, y0 - (r - .04) * math.cos(PI * i / 48), 1.525 + (r - .04) * math.sin(PI * i / 48)) for i in range(49)] + [(W / 2 + .08, y0 + r - .04, .03)]
        tube(path, .05, wd, bezier=False); box((.07, .13, 2.56), wd, (W / 2 + .08, y0, .02), .01); box((.07, 2.1, .1), wd, (W / 2 + .08, y0, .02), .01)
        for i in range(20):
            z = .2 + .12 * i; reach = r - .06 if z < 1.525 else math.sqrt(max(0, (r - .06) ** 2 - (z - 1.525) ** 2))
            if reach > .12: box((.115, reach * 2, .016), wd, (W / 2 + .08, y0, z), .005, (0, -tilt, 0), center=True)
    with Group((.3, bay * 2.4, 0)):
        oak = wood('#8A6540', '#B98F60', .8, 1, .4, .15); box((.46, 2.4, .06), oak, (0, 0, .41), .015)
        for x, y in ((-.17, -1), (.17, -1), (-.17, 1), (.17, 1)): box((.06, .06, .41), oak, (x, y, 0), .01)
    sun((-1, -.42, -.5), 12, .5, (1, .8, .56)); area((W / 2 - .06, end / 2, 1.5), (-W, end / 2, 1.2), 2.2, 125, (1, .95, .88), end); area((0, end - 1.2, 3.6), (0, end + .3, 1.2), 1.6, 42, (1, .86, .66)); area((0, .1, 3.4), (0, 5, .6), 1.6, 24, (.92, .95, 1))
    camera((-.95, .5, .92), (.62, 6.5, 1.42), 22)
