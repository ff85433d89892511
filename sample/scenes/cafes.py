"""Cafés, each by what it is known for: filter coffee, bread of a starter, a short coffee by the lagoon, coffee with palm sugar, custard tarts. Rows of told.py."""
from told import *
from coffee import filled, poured

def pourover():
    """a cone of paper in its holder over a glass jug, half full, and a dish of beans"""
    g = glass((.98, .99, .98), 0, 1.48); o = [(0, 0), (.9, 0), (1.05, .1), (1.1, .5), (.86, 1.2), (.6, 1.6), (.58, 1.75)]; bottle_hollow(o, g, .045, (-.35, .4, 0), .08); fill(o, .8, liquid('#7A3A12', 1.34, density=1.2), (-.35, .4, 0), thick=.045, floor=.08)
    w = ceramic('#EDE6DA', .2, 0, .5)
    with Group((-.35, .4, 1.72)): cyl(.85, .06, w, (0, 0, .03), .03); lathe([(.34, .08), (.4, .12), (1.0, 1.1), (1.03, 1.14), (.98, 1.14), (.36, .16)], w, seg=120, raw=True); tube([(.72, 0, .9), (1.25, .05, .85), (1.3, .05, .45), (.62, 0, .3)], .06, w); lathe([(.3, .2), (.93, 1.25)], paper('#EFE3CC', .9), seg=60, raw=True); poured('#3A1C0C', '#8A5A34', .72, (0, 0, .78), .8)
    thrown(hollow([(0, 0), (.45, 0), (.5, .05), (.85, .22), (.9, .36)], .05, .08), stoneware('#6E5A46', .5, .5), (1.75, -.35, 0), .004, .01, 3, raw=True); from crafts import beans; beans(Vector((1.75, -.35, 0)), 90, .68, 4, .16); beans(Vector((.55, -1.25, 0)), 9, .5, 6, .05)
    filled((-1.95, -.75, 0), .55, .62, stoneware('#8A7A66', .5, .5), ('#5E2E12', '#2A1208'), .06, .85)
told('told-pourover', 'lava', pourover, eye=(.1, -17, 5), aim=(.05, .1, 1.15), lens=86)

def levain():
    """a loaf with a leaf cut into its crust, flour still on it, and the starter in its jar"""
    m = M('crust', '#8A4A20', .7, 0, Specular=.3); R = 1.55; n = m.noise(m.coords(), 2.2, 7, .68); sp = m.n('Attribute'); sp.attribute_name = 'cut'; se = m.n('SeparateRGB'); m.l(sp.outputs[0], se.inputs[0]); base = m.ramp(n.outputs[0], [(.28, '#4A220C'), (.46, '#8A4A1E'), (.64, '#B87A3C'), (.8, '#E6CBA0')]); m.color(m.mixc(se.outputs[0], m.mixc(se.outputs[1], base, '#EFE4CF'), '#DDB27C')); m.bump(n.outputs[0], .4, .08); marks = []
    def top(u, v):
        a = 2 * PI * u; t = PI * v / 2; q = sin(t) ** .82; x, y = R * q * cos(a), R * .94 * q * sin(a); z = 1.02 * cos(t) ** .72; cut = 0
        if v < .8:
            c = math.exp(-((x - .12 * sin(y * 1.6)) / .055) ** 2) * (abs(y) < 1.05)
            for k in range(-3, 4): s = (y - k * .28 - .05) - abs(x) * .62; c = max(c, math.exp(-(s / .035) ** 2) * (.1 < abs(x) < .62 - .07 * abs(k)))
            cut = c
        ring = .5 + .5 * sin(46 * v + .25 * sin(2 * a)); marks.append((min(1, cut * 1.1), max(0, ring - .55) * 1.3 * (.25 < v < .86) * (1 - cut), 0, 1)); return (x + .03 * N((x, y, 2)), y, max(0, z - .1 * cut + .03 * N((x * 1.6, y * 1.6, 5))))
    box((4.0, 2.9, .16), grain('#8E6A44', '#C09A6A', 0, .35, .5), (-.5, .5, 0), .05, (0, 0, 6)); o = grid(360, 240, top, m.m, (-.6, .55, .16), (0, 0, -28)); ca = o.data.color_attributes.new('cut', 'FLOAT_COLOR', 'POINT')
    for k, c in enumerate(marks): ca.data[k].color = c
    g = glass((.98, .99, .98), 0, 1.47); p = [(0, 0), (.6, 0), (.68, .08), (.68, 1.5), (.6, 1.62), (.62, 1.78)]; bottle_hollow(p, g, .045, (1.95, .35, 0), .08); d = M('starter', '#E9DCC0', .5, 0, Subsurface=.1); vo = d.n('TexVoronoi'); vo.inputs['Scale'].default_value = 7; d.l(d.coords(), vo.inputs['Vector']); h = d.ramp(vo.outputs['Distance'], [(.12, 0), (.3, 1)]); d.color(d.mixc(1, '#EFE4CC', d.ramp(h, [(0, .62), (1, 1.0)]), 'MULTIPLY')); d.bump(h, .6, .05); cyl(.625, 1.0, d.m, (1.95, .35, .09), .05); torus(.7, .03, matte('#B5563A', .6), (1.95, .35, .72)); sphere(.6, d.m, (1.95, .35, 1.02), (1, 1, .22))
    cv = weave('#D9D2C4'); folded(2.0, 1.2, cv, (1.2, -1.6, 0), -8, 3, .12, 4); crumbs(matte('#F3EADA', .95), 60, (-.9, -1.2, 0), (.8, .2, 0), 2, (.01, .03))
told('told-levain', 'redwood', levain, eye=(.1, -16, 7), aim=(.15, .1, .5), lens=96)

def ristretto():
    """a short coffee, thin biscuits on a plate, a glass of water"""
    p = ceramic('#F0ECE4', .14, 0, .6, bump=.02); filled((-.95, -.2, 0), .46, .58, p, ('#A8703A', '#6E3C1A'), .055, .86, 160, p, p); thrown(spline([(0, 0), (.9, 0), (.95, .03), (1.3, .1), (1.5, .17), (1.51, .2), (1.25, .14), (.9, .07), (0, .06)], 8), p, (1.0, .55, 0), .001, .004, 3, raw=True); b = M('biscuit', '#D9A860', .7, 0, Specular=.2); n = b.noise(b.coords(), 6, 5, .7); b.color(b.ramp(n.outputs[0], [(.3, '#B07A38'), (.55, '#DDB070'), (.75, '#EED3A0')])); b.bump(n.outputs[0], .35, .02); rnd = random.Random(3)
    for k in range(7): o = [(.62 * math.copysign(abs(cos(t)) ** .5, cos(t)), .3 * math.copysign(abs(sin(t)) ** .5, sin(t))) for t in [2 * PI * i / 60 for i in range(60)]]; shape2d([o], .05, b.m, (.55 + .13 * k, .6 - .04 * k, .34 + .012 * k), (68 - 3 * k, 4 * rnd.uniform(-1, 1), 62 + rnd.uniform(-5, 5)), .018)
    shape2d([[(.62 * math.copysign(abs(cos(t)) ** .5, cos(t)), .3 * math.copysign(abs(sin(t)) ** .5, sin(t))) for t in [2 * PI * i / 60 for i in range(60)]]], .05, b.m, (.4, -.75, .05), (0, 0, 24), .018); g = [(0, 0), (.38, 0), (.42, .06), (.5, 1.35), (.51, 1.4)]; bottle_hollow(g, glass((.99, 1, .99), 0, 1.47), .035, (-2.0, .85, 0), .12); fill(g, 1.05, water((.98, 1, .99), 3, .02), (-2.0, .85, 0), thick=.035, floor=.12)
    crumbs(b.m, 26, (.7, -.8, 0), (.35, .2, 0), 4, (.01, .03))
told('told-ristretto', 'marble', ristretto, eye=(.1, -16, 6), aim=(-.1, .1, .5), lens=108)

def palmcoffee():
    """iced coffee over sweet milk in a glass, discs of palm sugar on a leaf, a stalk of bamboo for a straw"""
    g = [(0, 0), (.52, 0), (.58, .08), (.68, 1.9), (.7, 2.0)]; x, y = -.75, .35; bottle_hollow(g, glass((.99, .99, .98), 0, 1.47), .04, (x, y, 0), .1); r = .56
    cyl(r - .03, .34, matte('#EFE2C4', .35), (x, y, .11), .03, r2=r); cf = M('coffee', '#5E2E12', .1, 0, Specular=.5); sp = cf.n('SeparateXYZ'); cf.l(cf.coords(), sp.inputs[0]); n = cf.noise(cf.coords((2, 2, 1)), 2, 4, .6); a = cf.n('Math'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .5; cf.l(n.outputs[0], a.inputs[0]); cf.l(sp.outputs[2], a.inputs[2]); cf.color(cf.ramp(a.outputs[0], [(.2, '#E2C79A'), (.45, '#A8683A'), (.75, '#4A200C'), (1, '#2A1208')])); cyl(r, 1.2, cf.m, (x, y, .45), .02, r2=.63); ice_ = glass((.99, 1, 1), .02, 1.31); rnd = random.Random(3)
    for k in range(5): a_ = 1.3 * k; box((.34, .34, .3), ice_, (x + .26 * cos(a_), y + .26 * sin(a_), 1.56 + .05 * (k % 2)), .05, (rnd.uniform(-20, 20), rnd.uniform(-20, 20), rnd.uniform(0, 90)))
    tube([(x + .1, y - .1, .5), (x + .42, y + .1, 2.75)], .07, matte('#B9B06A', .5), bezier=False); banana(3.6, 1.6, (1.25, -.15, 0), (0, 0, 16), 2, '#5A7232'); s = M('palm', '#B07A34', .6, 0, Specular=.3); q = s.noise(s.coords(), 7, 5, .7); s.color(s.ramp(q.outputs[0], [(.3, '#8A5720'), (.55, '#BD8840'), (.75, '#DDB474')])); s.bump(q.outputs[0], .4, .03)
    for k, (dx, dy, z, t) in enumerate(((-.4, -.1, .12, 4), (.45, .05, .12, -3), (0, .35, .12, 2), (.05, -.02, .36, 12))): cyl(.4, .2, s.m, (1.2 + dx, -.15 + dy, z), .06, (t, t, 0), seg=72)
    crumbs(s.m, 20, (.9, -1.1, 0), (.4, .15, 0), 5, (.015, .05)); frangipani((2.3, -1.15, .12), (16, 0, 30), .36)
told('told-palm-coffee', 'teak', palmcoffee, eye=(.1, -16.5, 5), aim=(.1, .0, .95), lens=96)

def tart(loc, turn, seed):
    """leaves of dough round a custard that the oven has burnt here and there"""
    d = M('leaf', '#C98A3E', .5, 0, Specular=.35); n = d.noise(d.coords((2, 2, 22)), 1, 5, .7); d.color(d.ramp(n.outputs[0], [(.28, '#8A4E1C'), (.5, '#CF9248'), (.72, '#EBC88A')])); d.bump(n.outputs[0], .7, .04); c = M('custard', '#E9B23A', .16, 0, Clearcoat=.6, Subsurface=.15); q = c.noise(c.coords(), 2.6, 5, .6); c.color(c.ramp(q.outputs[0], [(.3, '#3A1A08'), (.4, '#8A4A14'), (.48, '#DD9E2E'), (.7, '#F0C652')])); c.bump(q.outputs[0], .15, .04)
    with Group(loc, (0, 0, turn)):
        def wall_(u, v): a = 2 * PI * u; r = .46 + .22 * v + .02 * sin(24 * a + seed) * v + .016 * N((cos(a) * 3, sin(a) * 3, v * 4 + seed)); return (r * cos(a), r * sin(a), .52 * v + .03 * v * N((cos(a) * 4, sin(a) * 4, seed)))
        grid(200, 30, wall_, d.m, thick=.07); cyl(.46, .05, d.m, (0, 0, .03), .01); grid(120, 30, lambda u, v: (.63 * v * cos(2 * PI * u), .63 * v * sin(2 * PI * u), .45 + .05 * (1 - v * v) + .015 * N((v * 5 * cos(2 * PI * u), v * 5 * sin(2 * PI * u), seed))), c.m)
def tarts():
    """four custard tarts on a blue dish, a small coffee"""
    from rooms import banded
    b = banded('#F0EDE4', '#2B4B86', ((.9, .04), (1.02, .1), (1.2, .03)), 1.4); thrown(spline([(0, 0), (1.3, 0), (1.4, .04), (1.9, .14), (2.15, .26), (2.16, .3), (1.85, .2), (1.35, .1), (0, .09)], 8), b, (.45, .45, 0), .001, .004, 3, raw=True)
    for k, (x, y, z) in enumerate(((-.3, .3, .11), (1.05, .25, .11), (.4, 1.15, .11), (.42, .35, .6))): tart((x, y, z), 40 * k, k + 1)
    p = ceramic('#F0ECE4', .14, 0, .6, bump=.02); filled((-1.95, -.75, 0), .5, .6, p, ('#A8703A', '#6E3C1A'), .055, .86, 168, p, p); crumbs(solid((.3, '#8A4E20'), (.6, '#C08A44'), (.8, '#E2B872'), rough=.7, size=6).m, 50, (.6, -1.5, .0), (.7, .2, 0), 3, (.01, .03))
told('told-tarts', 'marble', tarts, eye=(.1, -16, 7), aim=(.0, .1, .5), lens=98)

def lamingtons():
    """cubes of sponge in chocolate and coconut, one cut open, a dish of jam, a cup of tea"""
    p = ceramic('#EEE7DA', .16, 0, .5, bump=.02); ch = M('icing', '#2E1408', .6, 0, Specular=.3); n = ch.noise(ch.coords(), 7, 5, .7); ch.color(ch.ramp(n.outputs[0], [(.3, '#1E0C06'), (.6, '#4A2412')])); flake = matte('#F3EDE0', .8); sp = M('sponge', '#F0D79A', .9, 0); vo = sp.n('TexVoronoi'); vo.inputs['Scale'].default_value = 16; sp.l(sp.coords(), vo.inputs['Vector']); sp.bump(vo.outputs[0], .6, .04); sp.color(sp.ramp(vo.outputs[0], [(.1, '#C99A50'), (.4, '#F3DCA4')])); jam = M('jam', '#7A0E1E', .14, 0, Clearcoat=1); rnd = random.Random(4)
    with Group((.2, .4, 0)): thrown(spline([(0, 0), (.6, 0), (.66, .06), (.3, .2), (.26, .5), (.5, .62), (2.0, .7), (2.15, .78), (2.1, .8), (.5, .7), (0, .7)], 8), p, (0, 0, 0), .001, .004, 3, raw=True)
    one = box((.07, .016, .012), flake, (0, 0, -9), .002, seg=1, center=True).data
    def cake(loc, rot, s=.78):
        with Group(loc, (0, 0, rot)):
            box((s, s, s * .82), ch.m, (0, 0, 0), .07)
            for _ in range(620):
                f = rnd.randrange(5); a, b = rnd.uniform(-.5, .5) * s, rnd.uniform(-.5, .5); e = s / 2 + .008; q = [(a, b * s, s * .82 + .008), (a, -e, (b + .5) * s * .82), (a, e, (b + .5) * s * .82), (-e, a, (b + .5) * s * .82), (e, a, (b + .5) * s * .82)][f]; o = bpy.data.objects.new('flake', one); bpy.context.scene.collection.objects.link(o); o.location = q; o.rotation_euler = (rnd.uniform(0, 3.1), rnd.uniform(0, 3.1), rnd.uniform(0, 3.1)); o.scale = (rnd.uniform(.7, 1.5),) * 3
    for x, y, z, r in ((-.75, .1, .72, 12), (.25, -.15, .72, -8), (1.15, .45, .72, 20), (-.15, 1.1, .72, 30), (.75, 1.35, .72, 4), (.2, .5, 1.38, 40)): cake((x, y, z), r)
    with Group((-1.95, -1.35, 0), (0, 0, 30)): box((.78, .72, .58), sp.m, (0, 0, .03), .03); box((.8, .06, .66), ch.m, (0, .38, 0), .02); box((.06, .78, .66), ch.m, (.41, 0, 0), .02)
    thrown(hollow([(0, 0), (.26, 0), (.3, .05), (.44, .2), (.46, .34)], .04, .07), p, (-.75, -1.6, 0), .002, .006, raw=True); cyl(.4, .03, jam.m, (-.75, -1.6, .23), .01)
    crumbs(flake, 60, (.7, -1.8, 0), (1.0, .2, 0), 3, (.01, .025)); filled((2.2, -1.25, 0), .52, .6, p, ('#9A4A1A', '#6A2E0E'), .05, .86, -30, p, p)
told('told-lamingtons', 'boards', lamingtons, eye=(.1, -16.5, 6), aim=(.05, .0, .7), lens=94)

def apricots():
    """apricots in a bowl, a tart of them cut, a spoon"""
    sk = M('apricot', '#E0923A', .6, 0, Sheen=.5, Specular=.25); s = sk.n('SeparateXYZ'); sk.l(sk.coords(), s.inputs[0]); n = sk.noise(sk.coords(), 1.4, 5, .65); a = sk.n('Math'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .8; sk.l(n.outputs[0], a.inputs[0]); sk.l(s.outputs[0], a.inputs[2]); sk.color(sk.ramp(a.outputs[0], [(.1, '#D9A04A'), (.4, '#E6A04A'), (.75, '#D9722E'), (1, '#A8401E')])); rnd = random.Random(6)
    def apricot(r, loc, rot):
        o = sphere(r, sk.m, loc, (1, 1, .94), 64, rot)
        for p in o.data.vertices: d = math.exp(-(p.co.y / (r * .16)) ** 2) * (p.co.x > 0); k = 1 - .09 * d; p.co.x *= k; p.co.z *= 1 - .05 * d
    thrown(hollow([(0, 0), (.7, 0), (.85, .05), (1.35, .45), (1.5, .85)], .08, .12), stoneware('#5A6B70', .4, .5), (-1.2, .75, 0), .004, .012, 5, raw=True)
    for x, y, z in ((-.65, -.35, .75), (.1, -.6, .75), (.6, .1, .75), (.15, .6, .78), (-.5, .4, .78), (0, -.02, 1.28)): apricot(.42, (-1.2 + x, .75 + y, z), (rnd.uniform(0, 60), rnd.uniform(0, 60), rnd.uniform(0, 360)))
    apricot(.4, (-2.3, -1.25, .38), (20, 0, -60)); cr = M('crust', '#C98A3E', .6, 0); q = cr.noise(cr.coords(), 4, 5, .7); cr.color(cr.ramp(q.outputs[0], [(.3, '#8E5220'), (.6, '#D0924A')])); cr.bump(q.outputs[0], .4, .05); gl = M('glaze', '#E08A22', .1, 0, Clearcoat=1, Subsurface=.15); g = gl.noise(gl.coords(), 3, 4, .6); gl.color(gl.ramp(g.outputs[0], [(.3, '#B85A14'), (.6, '#E89A34'), (.75, '#F0B45A')])); wh = ceramic('#EEE7DA', .16, 0, .5, bump=.02)
    with Group((1.15, .05, 0)):
        thrown(spline([(0, 0), (1.2, 0), (1.3, .04), (1.75, .14), (1.9, .22), (1.7, .18), (1.25, .1), (0, .09)], 8), wh, (0, 0, 0), .001, .004, 3, raw=True); cyl(1.3, .12, cr.m, (0, 0, .1), .03); grid(220, 12, lambda u, v: ((1.3 + .1 * sin(2 * PI * v) + .04 * sin(44 * 2 * PI * u)) * cos(2 * PI * u), (1.3 + .1 * sin(2 * PI * v) + .04 * sin(44 * 2 * PI * u)) * sin(2 * PI * u), .26 + .12 * cos(2 * PI * v)), cr.m)
        for R, n_ in ((.98, 13), (.52, 7), (.0, 1)):
            for k in range(n_): t = 2 * PI * k / n_; sphere(.27, gl.m, (R * cos(t), R * sin(t), .27), (1.05, .8, .5), 40, (0, 22 if R else 0, math.degrees(t)))
    from dining import flatware
    flatware('spoon', (.3, -2.0, .04), 70, steel(.18), .8)
told('told-apricots', 'granite', apricots, eye=(.1, -16.5, 7), aim=(.0, .1, .45), lens=96)
