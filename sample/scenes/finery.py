"""Materials of what is worn and put on: leather, silk, acetate; creams, oils and resins; slate, steel, pearl and gold."""
from materials import *
import wraps

def saddlery():
    """two hides joined by saddle stitch, the two needles still on their thread"""
    edge = lambda x: -.75 + .32 * x + .16 * x * x; X = [-3.6 + 7.2 * k / 80 for k in range(81)]; hide = leather('#8E5226', .42, 9, .5, sheen=.1)
    grid(120, 90, lambda u, v: ((u - .5) * 10, (v - .5) * 9, .02 + .03 * mnoise.noise(Vector((u * 5, v * 4, 2)))), leather('#7A431D', .48, 9, .5, sheen=.1), thick=.04)
    shape2d([[(x, edge(x)) for x in X] + [(3.6, 6), (-3.6, 6)]], .2, hide, (0, 0, .17), bev=.045); tube([(x, edge(x) - .045, .17) for x in X], .115, leather('#4A2410', .24, 30, .12), bezier=False)
    at = lambda x, d: Vector((x, edge(x), 0)) + Vector((-(.32 + .32 * x), 1, 0)).normalized() * d; th = solid((.3, '#B9A27C'), (.7, '#EFE2C6'), rough=.6, scale=(14, 14, 14), size=3, bump=.5, deep=.01).m; xs = [-3.2]
    while xs[-1] < .4: xs.append(xs[-1] + .2 / math.hypot(1, .32 + .32 * xs[-1]))
    items = []; hole = matte('#1C0D06', .9)
    for x, y in zip(xs, xs[1:]):
        p, q = at(x, .2), at(y, .2); n = Vector((-(q - p).y, (q - p).x, 0)).normalized() * .018; items.append(([((p + n).lerp(q - n, k / 8) + Vector((0, 0, .315 + .03 * math.sin(PI * k / 8) ** .5)), .036 * (.75 + .25 * math.sin(PI * k / 8))) for k in range(9)], .9)); sphere(.034, hole, at(y, .2) + Vector((0, 0, .316)), (1.3, 1, .35), 16)
    strands(items, th, 10)
    for k in range(1, 15): sphere(.034, hole, at(xs[-1] + .19 * k, .2) + Vector((0, 0, .316)), (1.3, 1, .35), 16)
    e = at(xs[-1], .2); tube([(e.x, e.y, .3), (e.x + .1, e.y - .05, .55), (e.x + .5, e.y - .5, .45), (e.x + .55, e.y - 1.0, .12), (e.x + .2, e.y - 1.25, .08), (-.35, -1.75, .1)], .028, th); tube([(e.x, e.y, .3), (e.x + .15, e.y + .2, .5), (e.x + .7, e.y + .4, .36), (1.35, .3, .33)], .028, th)
    st = steel(.14)
    for p, d in (((-.35, -1.75, .09), (-1.1, -.1, .0)), ((1.35, .3, .34), (.8, .42, 0))): d = Vector(d); strands([([(Vector(p) + d * (k / 10), .034 * min(1, (10.2 - k) / 3)) for k in range(11)], .8)], st, 14)
macro('casa-orsino', saddlery, lambda: matte('#120C08'), key=360, lamp=(-5.5, -.2, 2.6), rim=150, eye=(.4, -8.6, 4.0), aim=(-.1, -.1, .2), focus=(-.3, -.7, .3), exposure=0.55)
def garden(u, v):
    """a garden seen from above, its gate open"""
    x, y = wraps.grid_of(u, v, 2); k = wraps.np.maximum(abs(x), abs(y)); d = wraps.np.hypot(x, y); q, w = wraps.grid_of(u, v, 22); dots = wraps.edge(wraps.np.hypot(q, w) - .2, .1); e = wraps.edge
    return wraps.layers('#EFE4CC', ('#35573F', e(k - .45, .008)), ('#EFE4CC', e(k - .4, .008)), ('#7C8F5E', e(k - .35, .008) * e(.22 - d, .008)), ('#C5583A', dots * e(k - .34, .01) * e(.23 - d, .01)), ('#EFE4CC', e(wraps.np.minimum(abs(x), abs(y)) - .03, .008) * e(k - .46, .01)), ('#2F5C74', e(d - .17, .008)), ('#EFE4CC', e(d - .14, .008)), ('#D9A23C', e(wraps.petals(x, y, 8, .12, .45), .01)))
def silk_of(pattern, times):
    v, u = wraps.np.meshgrid((wraps.np.arange(wraps.N) + .5) / wraps.N, (wraps.np.arange(wraps.N) + .5) / wraps.N, indexing='ij'); im = wraps.np.ones((wraps.N, wraps.N, 4), wraps.np.float32); im[..., :3] = pattern(u, v)
    tex = bpy.data.images.new('silk', wraps.N, wraps.N, float_buffer=True); tex.colorspace_settings.name = 'Non-Color'; tex.pixels.foreach_set(im.ravel()); m = M('silk', '#ffffff', .34, 0, Specular=.45, Sheen=.5)
    t = m.n('TexImage'); t.image = tex; m.l(m.coords((times[0], times[1], 1), kind='UV'), t.inputs[0]); m.color(t.outputs[0]); w = m.n('TexWave'); w.bands_direction = 'DIAGONAL'; w.inputs['Scale'].default_value = 48; m.l(m.coords((times[0], times[1], 0), kind='UV'), w.inputs[0]); m.bump(w.outputs['Fac'], .16, .006); return m.m
def twill():
    """printed twill in folds, its hem rolled and sewn by hand"""
    def at(x, y): s = 1.15 * x + .55 * y + .9 * mnoise.noise(Vector((x * .35, y * .3, 1))); h = (.5 + .5 * math.sin(2.1 * s)) ** 1.6; k = (.5 + .5 * math.sin(3.3 * s + 1.4 * y)) ** 2; return Vector((x + .22 * math.cos(2.1 * s), y, .07 + .46 * h * (.8 + .1 * y) + .1 * k))
    m = silk_of(garden, (2.0, 1.6)); X = [-3.6 + 7.2 * k / 240 for k in range(241)]; y0 = -1.95
    grid(360, 260, lambda u, v: tuple(at((u - .5) * 7.2, y0 + v * 6.2)), m, thick=.012)
    strands([([(at(x, y0) + Vector((0, -.02, .01)), .06 * (1 + .12 * mnoise.noise(Vector((x * 6, 0, 4))))) for x in X], 1)], M('hem', '#2F5C74', .5, 0, Sheen=.3).m, 14)
    strands([([(at(x, y0) + Vector((.045 * (k - 2), -.06 + .05 * k, .075 - .012 * (k - 2) ** 2)), .011) for k in range(5)], 1) for x in X[::5]], matte('#E9DFC9', .5))
macro('ottavia-rey', twill, lambda: matte('#1B1714', .8), key=330, lamp=(-5.5, -2.4, 2.6), rim=200, eye=(0, -9, 4.0), aim=(0, -.35, .35), focus=(0, -1.5, .4), stop=.34, exposure=.4)
def bridle():
    """a coiled strap with its white bloom, wiped by a thumb"""
    m = M('bridle', '#3A1D10', .38, 0, Specular=.45); v = m.coords(); n = m.noise(v, 2.2, 6, .7, .5); f = m.noise(v, 26, 3, .7); d = m.n('VectorMath'); d.operation = 'DISTANCE'; m.l(m.coords((.75, 1, 1.5)), d.inputs[0]); d.inputs[1].default_value = (-.2, -1.7, .12)
    a = m.ramp(d.outputs['Value'], [(.4, 0), (.75, 1.0)]); k = m.mixc(1, m.ramp(n.outputs[0], [(.42, 0), (.7, .62)]), m.ramp(f.outputs[0], [(.36, .35), (.6, 1.0)]), 'MULTIPLY'); k = m.mixc(1, k, a, 'MULTIPLY'); m.color(m.mixc(k, m.ramp(n.outputs[0], [(.3, '#2A130A'), (.7, '#5A2C16')]), '#B9B0A4')); m.rough(m.ramp(k, [(0, .26), (.5, .7)])); m.bump(f.outputs[0], .1, .008); m.bump(m.noise(v, 60, 2, .6).outputs[0], .08, .004)
    path = [((.42 + .058 * t) * math.cos(t + 2.6) * 1.0, (.42 + .058 * t) * math.sin(t + 2.6), 0) for t in [k * .35 for k in range(66)]]; e = path[-1]; g = path[-2]; q = (Vector(e) - Vector(g)).normalized(); path += [tuple(Vector(e) + q * .6), tuple(Vector(e) + q * 1.3 + Vector((0, .1, 0))), tuple(Vector(e) + q * 2.2 + Vector((0, .3, 0)))]
    band(path, 1.25, .2, m.m, (.25, .3, .64), (0, 0, 0), 8, axis=(0, 0, 1), r=.06)
macro('north-and-vale', bridle, lambda: wood('#2A1B12', '#4A3020', .9, 0, .5, .1), lamp=(-5, -3.4, 3.2), eye=(0, -9, 4.4), aim=(.15, -.1, .6), focus=(0, -1.5, .7), lens=100, exposure=.5)
def acetate():
    """sheets of acetate, no two marked alike, a front sawn from one, and the beech chips that polish it"""
    def sheet(seed, pale, dark):
        m = M('acetate', '#ffffff', .09, 0, Specular=.55, Clearcoat=.6); v = m.coords((1, .55, 1.8)); v.node.inputs['Location'].default_value = (seed * 5.1, seed, seed * 2.3); n = m.noise(v, 1.9, 4, .55, 1.2); f = m.noise(v, 5, 3, .6, .6)
        c = m.mixc(.3, n.outputs[0], f.outputs[0]); c = m.ramp(c, [(.4, dark), (.47, '#6B3312'), (.53, pale), (.62, pale)]); m.color(c); return m.m
    for k, (w, x, y, r, pale, dark) in enumerate(((4.6, .5, .9, 8, '#C07A26', '#1C0D06'), (4.3, .35, 1.0, 3, '#A8521A', '#1A0A06'), (4.4, .6, .95, 11, '#D9A24A', '#2A140A'), (4.0, .4, 1.05, 5, '#B06A22', '#170A05'))): rbottle(w, 2.9, .34, .06, sheet(k, pale, dark), (x, y, .35 * k), .035, (0, 0, r))
    fr = sheet(7, '#C88A34', '#1E0E07'); E = lambda cx, w, h, e: [(cx + x, y) for x, y in section(w, h, n=72, e=e)]
    with Group((-.1, -1.3, .55), (62, 0, 12), .84):
        for s in (-1, 1): shape2d([E(s * .92, 1.6, 1.2, 3.2), E(s * .92, 1.2, .84, 3.0)], .15, fr, bev=.035)
        tube([(-.24, .2, 0), (0, .3, .02), (.24, .2, 0)], .12, fr)
    rnd = random.Random(3); ch = solid((.3, '#B48A5C'), (.7, '#E2C79E'), rough=.8, scale=(1, 6, 6), size=4, bump=.3, deep=.01).m
    pile([lump(.13, ch, s, (1.4, .9, .2), .25, 1.6, seg=14) for s in range(5)], 90, (2.3, .8), (.2, -1.9, .2), 3, size=(.6, 1.2), layer=60, lift=.15)
macro('kintara', acetate, lambda: wood('#3A2A1E', '#5A4230', .9, 0, .5, .1), lamp=(-5, -2.6, 3.6), rim=160, eye=(0, -9, 3.8), aim=(0, 0, .65), focus=(-.3, -1.1, .7), lens=84, exposure=0.55)
def shea():
    """shea beaten to a cream, with the trace of the spatula that was drawn through it"""
    def h(x, y):
        u, v = x - .25, (y - .25) * 1.06; d = math.hypot(u, v); a = math.atan2(v, u) + 2.5 * d ** .9 + .35 * mnoise.noise(Vector((x * .7, y * .7, 3))); crest = (1 - abs(math.sin(a / 2 + .6))) ** 1.3 + .75 * (1 - abs(math.sin(a / 2 + 2.2))) ** 1.6
        lines = .034 * mnoise.noise(Vector((d * 9 - a * .3, math.sin(a) * .8, 2))); return .3 + .55 * crest * min(1, d * 1.1) * (1 - .12 * d) + .95 * math.exp(-(d / .5) ** 1.3) + lines * min(1, d) + .1 * mnoise.noise(Vector((x * .8, y * .8, 5)))
    m = M('shea', '#F4EAD4', .3, 0, Specular=.5); n = m.noise(m.coords(), 15, 2, .6); m.bump(m.noise(m.coords(), 7, 4, .55).outputs[0], .16, .04); m.bump(m.ramp(n.outputs[0], [(.29, 0), (.35, 1.0)]), .2, .02)
    grid(480, 480, lambda u, v: ((u - .5) * 7.4, (v - .5) * 6.4, h((u - .5) * 7.4, (v - .5) * 6.4)), m.m)
macro('aurelle', shea, key=440, fill=26, rim=50, lamp=(-5, .9, 2.3), dim=.07, stop=.4, eye=(0, -8.4, 5.0), aim=(0, .05, .5), focus=(.1, -.4, .6), exposure=0.45)
def buckthorn():
    """sea buckthorn on its twig, and the oil of one pressing"""
    g = M('skin', '#E0701A', .26, 0, Subsurface=.1, Clearcoat=.3); g.b.inputs['Subsurface Radius'].default_value = (.3, .1, .03); g.b.inputs['Subsurface Color'].default_value = (*C('#F09030'), 1); i = g.n('ObjectInfo'); n = g.noise(g.coords(), 22, 2, .7); g.color(g.mixc(1, g.ramp(i.outputs['Random'], [(0, '#D95F12'), (.5, '#E87A1C'), (1, '#F29A34')]), g.ramp(n.outputs[0], [(.3, .82), (.45, 1.0)]), 'MULTIPLY')); g.bump(n.outputs[0], .06, .005); dot = matte('#3A2412', .8)
    kinds = []
    for s in range(4): o = lump(.3, g.m, s, (1, 1, 1.18), .05, 1.2, lambda d: d * (1 - .09 * math.exp(-(math.acos(min(1, d.z)) / .22) ** 2))); o.data.materials.append(dot); [setattr(p, 'material_index', 1) for p in o.data.polygons if p.center.z > .345 and p.center.xy.length < .035]; kinds.append(o)
    pile(kinds, 46, (1.7, .95), (.75, .55, .4), 4, size=(.82, 1.1)); rnd = random.Random(5)
    oil = liquid('#E8871E', 1.46, density=2.2, tint=(.98, .62, .2)); o = lump(.9, oil, 4, (1.5, .62, .1), .16, 1.3, seg=96); o.location = (-.75, -1.35, .045); [drop(r, oil, p, .55) for r, p in ((.2, (.95, -1.75, 0)), (.12, (1.4, -1.45, 0)), (.09, (.6, -2.0, 0)), (.14, (-2.05, -.75, 0)))]
    st = matte('#5A4632', .8, .5, 16); tube([(-2.6, .35, .3), (-1.2, .2, .62), (.4, .1, .85), (2.6, .5, .95)], .06, st); lf = solid((.3, '#6E7A5A'), (.7, '#A9B096'), rough=.7, size=4, bump=.2).m
    for k in range(11): leaf(rnd.uniform(.7, 1.05), .13, lf, (-2.1 + .4 * k, .28 - .02 * k, .5 + .05 * k), (rnd.uniform(-30, 30), rnd.uniform(-40, 5), rnd.uniform(-160, -10) if k % 2 else rnd.uniform(20, 150)), .2, .12)
macro('solenne', buckthorn, lambda: ceramic('#D9D0C0', .3, .1), lamp=(-5, -2.2, 3.4), key=300, rim=200, fill=40, eye=(0, -9, 3.9), aim=(0, -.25, .35), focus=(0, -.6, .4), exposure=.2)
def labdanum():
    """resin that draws a thread, and the lumps it was broken into"""
    m = M('resin', '#1A0B05', .08, 0, Specular=.6, Clearcoat=.5); n = m.noise(m.coords(), 2.2, 5, .6); m.color(m.ramp(n.outputs[0], [(.35, '#120704'), (.6, '#43190A'), (.75, '#7A3612')])); m.rough(m.ramp(n.outputs[0], [(.35, .05), (.6, .16), (.7, .42)])); m.bump(m.noise(m.coords(), 2.6, 5, .55).outputs[0], .4, .09); bs = []; rnd = random.Random(7)
    for x, y, z, r, s in ((-.9, .3, .35, .85, (1.2, 1, .7)), (.3, .1, .3, .95, (1.3, 1, .62)), (1.5, .5, .3, .8, (1.1, 1, .75)), (.2, .8, .9, .7, (1.2, 1, .8)), (-.5, -.6, .12, .7, (1.4, 1, .35)), (.9, -.75, .1, .6, (1.5, 1, .3)), (-1.6, -.2, .12, .6, (1.2, 1, .4))): o = lump(r, m.m, x + z, s, .25, 1.6); o.location = (x, y, z); bs.append(o)
    for k in range(34): t = k / 33; o = sphere(.2 * (abs(t - .55) * 1.25) ** 1.5 + .035 + .16 * (t < .03), m.m, (-.35 + .04 * math.sin(t * 5), -.35, .35 + 2.6 * t), seg=20); bs.append(o)
    fused(bs, m.m, .028, 8); wd = wood('#4A3222', '#76543A', 1.2, 2, .6, .05)
    with Group((-.33, -.35, 2.95), (0, 0, 0)):
        box((3.4, .3, .5), wd, (.3, 0, .1), .05)
        for k in range(9): lathe([(0, -.5), (.05, -.46), (.09, 0), (.1, .3)], wd, (-1.1 + .35 * k, 0, .1), seg=24)
    br = solid((.3, '#5A2A10'), (.7, '#A8571E'), rough=.5, size=4, bump=.6, deep=.04).m
    for k in range(60): o = lump(rnd.uniform(.03, .17), m.m if k % 3 else br, k, (1.2, 1, .8), .5, 1.8, seg=14); o.location = (rnd.uniform(-2.4, 2.4), rnd.uniform(-2.4, -1.05), .04)
macro('hesperia', labdanum, lambda: stone('#5B4C3C', .3, 1.6, .75, .3), lamp=(-5, -.6, 3.4), key=520, rim=420, fill=10, dim=.06, stop=.32, eye=(0, -9, 2.9), aim=(0, 0, .85), focus=(-.2, -.7, .8), lens=84, exposure=.3)
def lime():
    """lime flowers laid on wax, which takes up their scent"""
    wx = M('wax', '#E6D6A6', .34, 0, Specular=.45); n = wx.noise(wx.coords(), 1.6, 4, .6); wx.bump(n.outputs[0], .2, .08); wx.bump(wx.noise(wx.coords(), 18, 3, .6).outputs[0], .05, .01); rbottle(6.4, 5, .5, .5, wx.m, (.5, .9, 0), .12, (0, 0, -7)); rnd = random.Random(11)
    pt = solid((.3, '#EDE3AE'), (.6, '#F8F2D2'), rough=.6, size=3, bump=.1, vary=.08).m; sm = matte('#E6D48A', .6); an = solid((.3, '#DDB04A'), (.7, '#F0D27C'), rough=.8, size=6).m; bract = solid((.3, '#9FA866'), (.55, '#BDC488'), (.8, '#D2D5A6'), rough=.6, scale=(1, 5, 1), size=2.4, bump=.2, deep=.01).m; stem = matte('#8E9A5A', .6)
    def flower(loc, rot, s):
        with Group(loc, rot, s):
            for k in range(5):
                with Group((0, 0, 0), (0, 0, 72 * k + rnd.uniform(-6, 6))): leaf(.5, .27, pt, (.04, 0, .02), (0, -4 + rnd.uniform(-12, 10), 0), -.5, .4)
            for k in range(5):
                with Group((0, 0, 0), (0, 0, 72 * k + 36)): leaf(.34, .15, bract, (.03, 0, 0), (0, rnd.uniform(-6, 12), 0), .1, .4)
            it = []
            for k in range(24):
                a = k * 2.4; q = .09 + .2 * rnd.random(); z = .3 + .16 * rnd.random(); it.append(([(Vector((q * t * math.cos(a), q * t * math.sin(a), .04 + z * t ** .8)), .0085) for t in [j / 6 for j in range(7)]], 1)); sphere(.021, an, (q * math.cos(a), q * math.sin(a), .04 + z), (1.3, 1, .8), 10)
            strands(it, sm); sphere(.075, bract, (0, 0, .08), seg=20); tube([(0, 0, .1), (.01, 0, .42)], .014, stem)
    for x, y, s, tx, ty in ((-.75, -.85, 1.15, 14, -8), (.15, -.95, 1.25, 22, 6), (-.2, -.15, 1.1, -4, 4), (.85, -.4, 1.2, 16, 12), (1.5, -.95, 1.0, 30, 10), (.45, .5, 1.1, 6, 0), (1.55, .3, 1.1, 4, 12), (-1.15, .1, 1.0, 8, -14), (-.4, .9, 1.05, 0, 0), (2.0, 1.2, 1.0, 6, 6)): flower((x, y, .52), (tx, ty, rnd.uniform(0, 90)), s * .92)
    for x, y, r in ((-1.9, -.5, 20), (.2, -1.5, -14), (1.1, .1, 38)):
        with Group((x, y, .53), (0, 0, r)): leaf(2.0, .46, bract, (0, 0, .03), (0, -3, 0), .02, .1); tube([(.2, 0, .06), (.9, .05, .12), (1.4, .3, .14)], .018, stem)
    for x, y in ((-2.0, -.9), (-1.7, -1.1), (1.9, -.5), (-.1, -1.35), (2.2, .2)): sphere(.1, bract, (x, y, .59), (1, 1, .95), 24)
macro('lune-and-linden', lime, lambda: matte('#2A2B22', .8), lamp=(-5, -1.2, 3.2), key=330, rim=220, fill=50, dim=.15, eye=(0, -7.6, 6.2), aim=(.1, -.15, .5), focus=(.1, -.6, .8), lens=104, exposure=0.3)
def paste():
    """satin wax in three of its clays, drawn out with a knife before the roller, and the clay"""
    cyl(1.3, 6, stone('#8C8880', .3, 2.2, .45, .5), (-3, 2.6, 1.3), .05, (0, 90, 0), seg=160); rnd = random.Random(3); N = mnoise.noise
    for k, (c, at, turn, L, w) in enumerate((('#7A2018', (-2.5, .75, 0), -7, 3.3, .62), ('#A8432F', (-2.2, -.45, 0), 4, 3.5, .6), ('#B8694C', (-2.6, -1.42, 0), -3, 2.7, .48))):
        m = M('wax', c, .4, 0, Specular=.4); m.bump(m.noise(m.coords((.5, 16, 1)), 2, 3, .6).outputs[0], .14, .012); m.bump(m.noise(m.coords(), 24, 2, .6).outputs[0], .05, .006)
        def h(u, v):
            s, q = u * (L + .9) - .3, (v - .5) * 2.6 * w; q2 = q + .1 * N(Vector((s * .7, k, 1))); e = abs(q2) / (w * (1 + .13 * N(Vector((s * 1.2, k, 4 if q > 0 else 7))))); start = min(1, max(0, s / .5 + .35 + .9 * N(Vector((q * 5, k, 2))))) ** .6
            body = .13 + .06 * N(Vector((q2 * 9, s * .22, k))) + .022 * N(Vector((q2 * 26, s * .4, k))); rim_ = .16 * math.exp(-((e - .9) / .12) ** 2) * (1 + .6 * N(Vector((s * 2, k, 9)))); lip = .34 * math.exp(-((s - L) / .3) ** 2) * (1 - .45 * e * e) * (1 + .3 * N(Vector((q * 4, k, 5))))
            return (s, q, (body + rim_ + lip) * start * math.sqrt(max(0, 1 - max(0, (s - L) / .42) ** 2)) * max(0, 1 - min(1, e / 1.2) ** 3.4) * .8 - .014)
        grid(330, 130, h, m.m, at, (0, 0, turn))
    pw = solid((.3, '#8A3A26'), (.7, '#B4573C'), rough=.98, size=14, bump=.6, deep=.02, Specular=.05).m
    grid(140, 140, lambda u, v: (lambda X, Y: (X * 1.3, Y * 1.1, max(-.01, .62 * (1 - 1.2 * math.hypot(X, Y) ** .9) + .06 * N(Vector((X * 6, Y * 6, 1))) + .02 * N(Vector((X * 22, Y * 22, 1))))))(u * 2 - 1, v * 2 - 1), pw, (2.1, .9, 0))
    for k in range(70): a = rnd.uniform(0, 6.3); q = rnd.uniform(.8, 1.5); o = lump(rnd.uniform(.012, .045), pw, k, (1, 1, .8), .4, seg=8); o.location = (2.1 + q * math.cos(a), .8 + q * math.sin(a), .01)
macro('maison-verane', paste, lambda: stone('#B4AA9C', .2, 1.6, .4, .3), lamp=(-4.6, 1.6, 2.6), rim=160, fill=50, dim=.12, eye=(0, -8.6, 5.0), aim=(-.1, -.2, .2), focus=(0, -.7, .2), exposure=.2)
def slate():
    """thin beds of slate, a dial ground from one, and the loupe"""
    def bed(seed, w, d, t, loc, rot, mat):
        rnd = random.Random(seed); n = 150; out = [(w / 2 * math.copysign(abs(math.cos(a)) ** .55, math.cos(a)) * (1 + .07 * mnoise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed))) + .025 * mnoise.noise(Vector((math.cos(a) * 14, math.sin(a) * 14, seed)))), d / 2 * math.copysign(abs(math.sin(a)) ** .55, math.sin(a)) * (1 + .07 * mnoise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed + 4))) + .025 * mnoise.noise(Vector((math.cos(a) * 14, math.sin(a) * 14, seed + 2))))) for a in [2 * PI * k / n for k in range(n)]]
        rings = []
        for f, z in ((.97, 0), (1, t * .3), (.985, t * .55), (1.0, t * .75), (.97, t)): rings.append([(x * f * (1 + .015 * mnoise.noise(Vector((x * 5, y * 5, z * 40 + seed)))), y * f, z) for x, y in out])
        o = loft(rings, mat, loc, rot, cap=False, angle=25); R = [k / 60 for k in range(61)]
        def top(u, v): x, y = rings[-1][min(int(u * n), n - 1) if u < 1 else 0][:2]; q = Vector((x * v * 1.1, y * v * 1.1, seed)); return (x * v, y * v, t + (.03 * mnoise.noise(q) + .02 * round(3 * mnoise.noise(q * .8)) + .008 * mnoise.noise(q * 9)) * min(1, (1 - v) * 6))
        grid(n + 1, 61, top, mat, loc, rot)
    m = M('slate', '#3A4148', .62, 0, Specular=.35); n = m.noise(m.coords((1, 2.6, 9)), 2.2, 6, .68, .8); g = m.noise(m.coords((3, 14, 60)), 3, 4, .7); m.color(m.mixc(1, m.ramp(n.outputs[0], [(.3, '#23282D'), (.5, '#3B434A'), (.72, '#5C656B')]), m.ramp(g.outputs[0], [(.3, .75), (.65, 1.05)]), 'MULTIPLY')); m.bump(n.outputs[0], .3, .04); m.bump(g.outputs[0], .35, .015); m.rough(m.ramp(n.outputs[0], [(.3, .5), (.7, .75)]))
    for k, (w, d, t, x, y, r) in enumerate(((5.6, 4.2, .22, .5, .8, 4), (5.2, 3.9, .16, .7, .9, -5), (5.0, 3.8, .2, .35, .95, 8), (4.6, 3.5, .12, .6, .95, 1), (4.4, 3.4, .17, .4, .9, -7))): bed(k + 1, w, d, t, (x, y, sum((.22, .16, .2, .12, .17)[:k]) + .012 * k), (0, 0, r), m.m)
    with Group((.1, -.1, .965), (0, 0, -20)):
        q = M('ground', '#3A4148', .3, 0, Specular=.5); n = q.noise(q.coords((1, 3.2, 1)), 1.6, 6, .66, .8); q.color(q.ramp(n.outputs[0], [(.3, '#1E2328'), (.55, '#3A424A'), (.75, '#56606A')])); q.rough(q.ramp(n.outputs[0], [(.3, .22), (.7, .4)])); ring_disc(.05, 1.02, .05, q.m, (0, 0, 0), .012)
        sv = steel(.12)
        for k in range(12): box((.03 if k % 3 else .05, .2, .025), sv, (.84 * math.sin(k * PI / 6), .84 * math.cos(k * PI / 6), .05), .006, (0, 0, -30 * k))
    br = brass(.2)
    with Group((1.25, 1.05, 1.02), (0, 0, 0)): ring_disc(.58, .72, .5, br, (0, 0, .3), .04); torus(.66, .05, br, (0, 0, .32)); [cyl(.03, .32, br, (.62 * math.cos(a), .62 * math.sin(a), 0), .01) for a in (0, 2.1, 4.2)]; sphere(.58, glass((.99, 1, 1)), (0, 0, .55), (1, 1, .22), 64)
macro('meridian-time', slate, lambda: stone('#1B1C1E', .3, 1, .5, .3), lamp=(-5.5, -.6, 3.4), key=560, rim=380, eye=(0, -9, 4.2), aim=(.1, -.1, .75), focus=(.1, -.7, 1.0), lens=96, exposure=0.9)
def cog(R, n, t, mat, loc, spokes=5, rot=0, rim=.16, hub=.2):
    """a wheel with cut teeth, sawn between its spokes"""
    out = []
    for j in range(n):
        for f, r in ((.0, .955), (.2, .96), (.3, 1.0), (.5, 1.015), (.7, 1.0), (.8, .96)): a = 2 * PI * (j + f) / n; out.append((R * r * math.cos(a), R * r * math.sin(a)))
    holes = []
    for k in range(spokes):
        a0, a1 = 2 * PI * k / spokes, 2 * PI * (k + 1) / spokes; w = .055 * R; hi, lo = R * (.95 - rim), R * (hub + .04); g = lambda r: math.asin(w / r)
        holes.append([(hi * math.cos(a), hi * math.sin(a)) for a in [a0 + g(hi) + (a1 - a0 - 2 * g(hi)) * i / 24 for i in range(25)]] + [(lo * math.cos(a), lo * math.sin(a)) for a in [a1 - g(lo) - (a1 - a0 - 2 * g(lo)) * i / 10 for i in range(11)]])
    with Group(loc, (0, 0, rot)): shape2d([out, *holes], t, mat, (0, 0, t / 2), bev=.008); ring_disc(.07, R * hub, t + .05, mat, (0, 0, -.01), .02); cyl(.07, t + .2, steel(.08), (0, 0, 0), .02, seg=40)
def jewel(loc, r=.2):
    """a ruby in its polished setting"""
    with Group(loc): ring_disc(r, r * 1.7, r, gold(.1), (0, 0, 0), .03); lathe([(0, r * .8), (r * .22, r * .8, 's'), (r * .34, r * 1.02), (r * .8, r * 1.1), (r * 1.02, r * .7)], glass((.85, .04, .12), .02, 1.7, (.7, .1, .16)), seg=64); cyl(r, r * .5, M('bed', '#6E0A1C', .1, 0, Clearcoat=1).m, (0, 0, 0), .01)
def bevels():
    """a striped steel bridge with its polished edge over a plate of turned spots; rubies, blued screws and a gold wheel"""
    def striped(turn): st = M('stripes', '#C2C1BE', .26, 1); w = st.n('TexWave'); w.wave_profile = 'SAW'; w.bands_direction = 'X'; w.inputs['Scale'].default_value = .8; st.l(st.coords((1, 1, 1), (0, 0, turn)), w.inputs[0]); f = st.noise(st.coords((3, 110, 1), (0, 0, turn)), 2, 3, .6); st.color(st.ramp(w.outputs['Fac'], [(0, '#8E8C88'), (1, '#D6D4D0')])); st.bump(w.outputs['Fac'], .5, .05); st.bump(f.outputs[0], .16, .004); st.rough(st.ramp(f.outputs[0], [(.3, .2), (.7, .4)])); return st.m
    pol = metal('#DDDCDA', .05, micro=.01); n = 300; bl = metal('#1E3C96', .1, micro=.02); rnd = random.Random(2)
    spot_ = M('spot', '#C4B9A6', .34, 1); w = spot_.n('TexWave'); w.wave_type = 'RINGS'; w.rings_direction = 'Z'; w.inputs['Scale'].default_value = 9; w.inputs['Distortion'].default_value = 1.5; w.inputs['Detail'].default_value = 3; spot_.l(spot_.coords(), w.inputs[0]); spot_.bump(w.outputs['Fac'], .45, .01)
    for j in range(16):
        for i in range(24): cyl(.26, .012, spot_.m, (-4.2 + .36 * i + .18 * (j % 2), -2.9 + .34 * j, .0006 * (i + 24 * j)), .004, seg=48)
    def outline(k):
        def r(a): return 1.9 + .5 * math.cos(2 * a + .6) + .3 * math.cos(3 * a - .8) - .9 * math.exp(-((a - 3.9) / .42) ** 2)
        return [((r(a) - k) * math.cos(a) * 1.25, (r(a) - k) * math.sin(a)) for a in [2 * PI * j / n for j in range(n)]]
    with Group((.35, .5, .62), (0, 0, -12), .92):
        loft([[(x, y, z) for x, y in outline(k)] for k, z in ((0, 0), (0, .24))], metal('#A6A7A9', .26, brushed=.1, axis=2), cap=False, angle=30); loft([[(x, y, z) for x, y in outline(k)] for k, z in ((0, .24), (.03, .28), (.14, .375), (.17, .385))], pol, cap=False, angle=60); shape2d([outline(.17), *[[(x + .34 * math.cos(a), y + .34 * math.sin(a)) for a in [2 * PI * j / 60 for j in range(60)]] for x, y in ((-.5, .12), (-1.55, .4))]], .02, striped(rad(34)), (0, 0, .376))
        for x, y in ((-.5, .12), (-1.55, .4)): jewel((x, y, .24)); torus(.335, .02, pol, (x, y, .386), seg=96, ns=10)
        for x, y, r in ((.7, -.85, 35), (1.5, .75, -20), (-1.0, -.75, 70)):
            with Group((x, y, .36), (0, 0, r)): ring_disc(.235, .3, .03, pol, (0, 0, .01), .012); shape2d([[(.22 * math.cos(a), .22 * math.sin(a)) for a in [2 * PI * j / 72 for j in range(72)]], rect_outline(-.205, -.024, .205, .024)], .07, bl, (0, 0, .06), bev=.016); cyl(.19, .03, bl, (0, 0, .01), 0)
    g = gold(.16, brushed=.08); cog(1.25, 84, .09, g, (-1.7, -.95, .3), 5, 12); cog(.62, 40, .08, g, (-2.9, .5, .34), 4, 30); jewel((-1.7, -.95, .42), .1)
    area((0, 7, 3.1), (0, 0, .5), 6, 46, (.86, .92, 1), size_y=2.0); area((-.6, -1.0, 5.6), (0, 0, .5), 5, 70, (1, .88, .7), size_y=.9); area((-1.5, 3.2, 5.0), (-1.2, -1.4, 0), 2.6, 32, (1, .9, .76)); area((-4.4, -2.6, 1.6), (0, 0, .4), 1.0, 26, (1, .84, .62), size_y=2)
macro('calibre-ferrand', bevels, lambda: metal('#4A453D', .34, brushed=.06, axis=0, micro=0), lamp=(-5, .6, 3.4), key=300, rim=60, fill=20, dim=.03, eye=(-.3, -9, 4.3), aim=(-.05, -.05, .45), focus=(-.2, -.85, .9), lens=70, stop=.2, exposure=.4)
def pearls():
    """pearls before they are strung, in the shell that made them"""
    m = M('pearl', '#EDE6DC', .16, 0, Clearcoat=.7, Specular=.5); m.b.inputs['Clearcoat Roughness'].default_value = .08; i = m.n('ObjectInfo'); lw = m.n('LayerWeight'); lw.inputs[0].default_value = .45; n = m.noise(m.coords(), 1.4, 3, .5); c = m.ramp(lw.outputs['Facing'], [(.0, '#F3EADF'), (.35, '#EBD8D2'), (.62, '#D2D8CC'), (.9, '#B9C0CC')]); m.color(m.mixc(m.ramp(i.outputs['Random'], [(.4, 0), (1, .6)]), c, '#E2C9B4')); m.bump(n.outputs[0], .03, .03)
    q = M('nacre', '#DAD6CE', .2, 0, Clearcoat=.8, Specular=.6); v = q.coords((1, 1, 1)); n = q.noise(v, 1.3, 4, .6, 1.6); l = q.n('LayerWeight'); l.inputs[0].default_value = .5; k = q.mixc(.55, n.outputs['Fac'], l.outputs['Facing']); q.color(q.ramp(k, [(.25, '#EDE8DD'), (.4, '#D9C3CC'), (.5, '#B7CBC6'), (.6, '#D8D6B8'), (.72, '#A9B3CB')])); w = q.n('TexWave'); w.wave_type = 'RINGS'; w.inputs['Scale'].default_value = 2.2; w.inputs['Distortion'].default_value = 3; q.l(v, w.inputs[0]); q.bump(w.outputs['Fac'], .1, .02); q.bump(n.outputs[0], .3, .08)
    def bowl(u, v): a = 2 * PI * u; r = v * (2.5 + .18 * math.cos(2 * a) + .06 * math.sin(9 * a) * v ** 3 + .14 * mnoise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 3)))); return (r * 1.2 * math.cos(a), r * math.sin(a), .07 + .72 * v ** 3.2 + .05 * mnoise.noise(Vector((r * math.cos(a), r * math.sin(a), 1))) + .05 * v ** 6 * mnoise.noise(Vector((math.cos(a) * 7, math.sin(a) * 7, 1))))
    sh = grid(200, 70, bowl, q.m, (.35, .4, 0), thick=.06); pile([lump(.3, m.m, s, (1, 1, 1), .015, 1.2, seg=64) for s in range(3)], 20, (1.9, 1.1), (.3, -.1, .8), 6, [sh], size=(.8, 1.12), layer=20)
    for k, (x, y) in enumerate(((-1.75, -2.15), (1.35, -2.35))): lump(.3, m.m, k, (1, 1, 1), .01, seg=64).location = (x, y, .3)
macro('ondine-joaillerie', pearls, lambda: stone('#2C3336', .3, 1.2, .4, .3), lamp=(-5, -2.2, 3.6), warm=(1, .97, .93), key=380, fill=70, rim=160, dim=.1, eye=(0, -9, 4.2), aim=(.1, -.3, .4), focus=(.1, -.5, .5), lens=88, exposure=.05)
def wire():
    """gold wire, smooth, beaten and twisted to a rope"""
    g = gold(.12); hm = M('beaten', '#DDB981', .16, 1.0); vo = hm.n('TexVoronoi'); vo.inputs['Scale'].default_value = 5; vo.feature = 'SMOOTH_F1'; hm.l(hm.coords(), vo.inputs['Vector']); hm.bump(vo.outputs['Distance'], .8, .12)
    rbottle(5.4, 4.2, .8, .3, wood('#3E2717', '#7A5233', .9, 0, .42, .15), (.5, .9, -.8), .06, (0, 0, -8)); rnd = random.Random(4)
    def hoop(R, r, mat, at, rot, rope=False):
        with Group(at, rot):
            if not rope: return torus(R, r, mat, seg=240, ns=28)
            for k in range(2): P = [((R + r * .62 * math.cos(26 * a + PI * k)) * math.cos(a), (R + r * .62 * math.cos(26 * a + PI * k)) * math.sin(a), r * .62 * math.sin(26 * a + PI * k)) for a in [2 * PI * j / 900 for j in range(900)]]; tube(P, r * .62, mat, cyclic=True, bezier=False, res=5)
    hoop(1.75, .15, g, (.35, .3, .15), (0, 0, 0)); hoop(1.68, .17, hm.m, (.55, .45, .46), (3, -3, 0)); hoop(1.72, .15, g, (.3, .35, .79), (-4, 4, 0), True)
    coil = []
    for j in range(700): a = j * .055; coil.append(((.78 + .016 * math.sin(j * .7) + .05 * math.sin(a * .31)) * math.cos(a), (.78 + .05 * math.sin(a * .31)) * math.sin(a), .05 + .0052 * a + .05 * (math.sin(a * .16) + 1)))
    with Group((.45, .3, .02)): tube(coil, .032, g, bezier=False, res=4)
    tube([(-.9, -1.9, .04), (-.2, -1.75, .04), (.5, -1.95, .05), (1.2, -1.7, .04), (2.2, -1.85, .05)], .03, g)
    for k in range(30): o = lump(rnd.uniform(.008, .022), g, k, (1.6, 1, .5), .4, seg=8); o.location = (rnd.uniform(-1.8, 2), rnd.uniform(-2.1, -1.4), .01)
    softbox((-4, -.5, 3.6), (0, 0, .4), 1.6, 3, 5, (1, .9, .74)); softbox((3.6, 2.4, 2.4), (0, 0, .4), .7, 3, 4)
macro('bellarosa', wire, lambda: matte('#15110E', .7), lamp=(-5, -2, 3.6), key=360, rim=200, dim=.32, eye=(0, -9, 3.6), aim=(.15, -.2, .35), focus=(.1, -1.3, .5), lens=92, exposure=.35)
