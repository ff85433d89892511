"""The store in Sydney: its front in pale sandstone, one unit a metre; the glass case it began with, and a bottle that is engraved, one unit 10 cm."""
from studio import *
import beauty as B
from materials import drop
from rooms import courses, room, wash
from architecture import plant
cos, sin = math.cos, math.sin

def masonry(a, b, w, h, gap=.016): return courses(a, b, '#8F7A56', w, h, gap, .85, .5, wear=.32, grain=.12)
def lit(low, high):
    """a room behind a window: brighter towards its lamps, its corners lost"""
    m = M('lit'); v = m.coords(kind='UV'); n = m.noise(v, 3, 3, .6); s = m.n('SeparateXYZ'); m.l(v, s.inputs[0]); k = m.n('Math'); k.operation = 'MULTIPLY_ADD'; k.inputs[1].default_value = .12; m.l(n.outputs[0], k.inputs[0]); m.l(s.outputs[1], k.inputs[2])
    e = m.n('Emission'); e.inputs[1].default_value = 1; m.l(m.ramp(k.outputs[0], [(.05, low), (.45, '#DE9A50'), (.8, high), (1.06, '#E0A45C')]), e.inputs[0]); m.l(e.outputs[0], m.out.inputs[0]); m.m.cycles.sample_as_light = False; return m.m
def bulb(r, strength, loc): m = emit('#FFDDAA', strength); m.cycles.sample_as_light = False; return sphere(r, m, loc, seg=32)
def lamp(x, z, br):
    box((.09, .14, .26), br, (x, -.07, z - .5), .01); tube([(x, -.12, z - .4), (x, -.3, z - .32), (x, -.3, z - .16)], .016, br); cyl(.06, .05, br, (x, -.3, z - .2), .006, seg=24); bulb(.17, 5, (x, -.3, z)); area((x, -.75, z), (x, .2, z - .3), .3, 16, (1, .74, .44))
def window(x, w, h, base, fine, frame, br, low):
    """round-headed, with bars, a surround of finer stone and a sill; lamps hang in the room behind"""
    shape2d([arch_outline(w + .5, h + .25, 40, x, base), arch_outline(w, h, 40, x, base)], .16, fine, (0, -.06, 0), (90, 0, 0), .015); box((w + .62, .34, .15), fine, (x, -.12, base - .15), .02); box((.3, .22, .42), fine, (x, -.1, base + h - .1), .03)
    shape2d([arch_outline(w + .02, h + .01, 40, x, base), arch_outline(w - .16, h - .08, 40, x, base + .08)], .1, frame, (0, .3, 0), (90, 0, 0), .008); r = w / 2; spring = h - r
    box((.05, .06, h - .1), frame, (x, .3, base), .004); box((w - .1, .08, .08), frame, (x, .3, base + spring - .04), .004)
    for k in range(1, 3 if h > 3 else 2): box((w - .1, .05, .04), frame, (x, .3, base + k * spring / (3 if h > 3 else 2)), .004)
    for a in (.25, .75): tube([(x, .3, base + spring), (x + r * cos(PI * a), .3, base + spring + r * sin(PI * a))], .018, frame, bezier=False)
    plane(w * 2.2, h * 1.15, lit(low, '#FFE0AE'), (x, 2.4, base + h * .52), (90, 0, 0)); box((w * 2.2, 2.2, .1), matte('#E8C48E', .8), (x, 1.5, base + h + .12), 0)
    for side in (-1, 1): plane(2.2, h * 1.2, matte('#C99A62', .9), (x + side * w * .95, 1.5, base + h * .5), (90, 0, 90))
    bulb(.14, 5, (x + .1, 1.5, base + spring * .98)); tube([(x + .1, 1.5, base + spring), (x + .1, 1.5, base + h)], .01, br, bezier=False)
    rnd = random.Random(int(x * 10 + base)); dark = matte('#4A2E1A', .7)
    if base > 3:
        for side in (-1, 1): grid(40, 8, lambda u, v: (x + side * (r + .12 - .42 * u * (1 - .35 * sin(PI * v))), .75 + .05 * sin(u * 26), base + h * v), matte('#B98A5C', .8), thick=.01)
    else:
        for z in (1.15, 2.15): box((w * .95, .4, .06), dark, (x, 2.1, base + z), .01)
        for z in (1.21, 2.21):
            at = -.7
            while at < .7:
                s, t = rnd.uniform(.12, .24), rnd.uniform(.2, .55); m = matte(rnd.choice(('#7C3A28', '#1F4A3A', '#EAD7B2', '#A8692E', '#5A3422')), .6)
                box((s, s, t), m, (x + at, 2.05, base + z), .01) if rnd.random() < .5 else lathe([(0, 0), (s * .5, 0), (s * .55, t * .5), (s * .2, t * .8), (s * .24, t)], m, (x + at, 2.05, base + z), seg=24)
                at += s + rnd.uniform(.1, .3)
        box((w * .8, .6, .75), dark, (x, 1.5, base - .1), .02)
def door(fine, frame, br):
    """the green door of `door-sydney`, half open, beneath its fanlight"""
    w, h, z0 = 1.9, 3.7, .3; r = w / 2; leaf_ = lacquer('#1F4A3A', .3)
    shape2d([arch_outline(w + .66, h + .33, 40), arch_outline(w, h, 40)], .22, fine, (0, -.09, 0), (90, 0, 0), .02); box((.36, .3, .52), fine, (0, -.14, h - .1), .03); shape2d([arch_outline(w + .02, h + .01, 40), arch_outline(w - .16, h - .08, 40)], .14, frame, (0, .2, 0), (90, 0, 0), .008)
    box((w + 1.3, 1.1, .15), fine, (0, -.45, 0), .02); box((w + .8, .6, .15), fine, (0, -.2, .15), .02); hw = (w - .16) / 2; hh = h - r - z0 - .05; zt = z0 + hh + .03
    for s, turn in ((-1, 66), (1, -20)):
        with Group((s * (w / 2 - .08), .3, z0), (0, 0, turn)):
            x = -s * hw / 2; box((hw, .06, hh), leaf_, (x, 0, 0), .006); sphere(.045, br, (x - s * (hw / 2 - .09), -.08, hh * .45), seg=24)
            for z, ph in ((.14, hh * .28), (hh * .28 + .28, hh * .62 - .2)): box((hw - .22, .04, ph), leaf_, (x, -.035, z), .02)
    box((w - .1, .1, .1), frame, (0, .22, zt), .006); tube([(.24 * cos(PI * k / 16), .22, zt + .06 + .24 * sin(PI * k / 16)) for k in range(17)], .02, frame, bezier=False)
    for k in range(1, 6): a = PI * k / 6; tube([(.24 * cos(a), .22, zt + .06 + .24 * sin(a)), ((r - .05) * cos(a), .22, zt + .06 + (r - .05) * sin(a))], .02, frame, bezier=False)
    wall_ = plaster('#D49A60', .12, .8); plane(4, 5, wall_, (0, 3.4, 2.2), (90, 0, 0)); box((4, 3.2, .02), travertine('#CDB390', .5, 0, .25), (0, 2.1, .3), 0)
    for side in (-1, 1): plane(3.2, 5, wall_, (side * 1.8, 2, 2.2), (90, 0, 90))
    box((1.5, .5, .08), wood('#4a2f1e', '#6d4a30'), (.1, 3.0, 1.15), .01); box((.3, .24, .2), lacquer('#1F4A3A', .3), (.3, 3, 1.23), .012); lathe([(0, 0), (.1, 0), (.17, .14), (.12, .34), (.06, .42), (.08, .46)], ceramic('#E9DFCF', .4), (-.1, 2.95, 1.23), seg=48)
    area((0, 2, 3.9), (0, 2.6, 1), 1.5, 260, (1, .76, .48)); area((0, 1.2, 2.6), (0, -3, .2), 1, 150, (1, .74, .46))

@scene('arch-facade-dusk', focal=(.5, .55), scene=dict(exposure=.38, clamp=2.5))
def _():
    world('#AEB6C4', .5, '#31548E'); st = masonry('#E3CA9C', '#D4B580', .95, .44); fine = stone('#E6CFA4', .1, .9, .75, .07); frame = lacquer('#1B2B26', .35); br = brass(.28); xs = (-7.2, -3.7, 3.7, 7.2)
    openings = [(x, 1.9, 3.5, .8) for x in xs] + [(0, 1.9, 3.7, 0)] + [(x, 1.55, 2.6, 5.75) for x in (*xs, 0)]
    arch_wall(30, 9.4, openings, .6, st, (0, .3, 0))
    for x, w, h, base in openings:
        if base: window(x, w, h, base, fine, frame, br, '#8A4F24' if base < 3 else '#6E3A18')
    door(fine, frame, br); box((30, .42, .2), fine, (0, -.1, 5.0), .03)
    for x in (-8.8, 8.8): box((14.6, .2, .62), masonry('#D6BC8E', '#C8A873', 1.5, .62), (x, -.1, 0), .03)
    for z, d, h in ((8.9, .3, .16), (9.06, .55, .16), (9.22, .85, .22)): box((30, d, h), fine, (0, -d / 2 + .1, z), .03)
    for k in range(-28, 29): box((.22, .3, .14), fine, (.52 * k, -.55, 9.07), .015)
    box((30, .4, .7), st, (0, .3, 9.44), .02); box((30, .5, .12), fine, (0, .3, 10.14), .02)
    text('MERIDIAN GALLERIA', .4, emit('#FFD9A0', 1.6), (0, -.36, 5.1), (90, 0, 0), extrude=.03, spacing=1.35); box((5.6, .1, .72), fine, (0, -.28, 4.74), .02)
    for x in (-1.85, 1.85): lamp(x, 3.15, br); plant((x * 1.02, -1.05, 0), 1.5, 3 + int(x > 0), s=1.05)
    for x in (-5.45, 5.45): lamp(x, 3.6, br)
    floor(courses('#A99C86', '#978A75', '#6F6656', 1.3, .8, .014, .4, .4, wear=.3, grain=.1), 90)
    for x in (-5.4, 5.4): area((x, .1, 2.9), (x, -5, .4), 4.5, 160, (1, .72, .42), size_y=2)
    area((-14, -14, 13), (0, 0, 4), 9, 1500, (.86, .88, 1)); area((12, -15, 9), (0, 0, 4), 8, 1150, (1, .8, .58))
    camera((-4.2, -17, 1.75), (-.3, 0, 1.75), 32.5, shift=(0, .165))

def pane():
    """thin glass: what is behind it, and a little of what is before it"""
    m = M('pane'); mix = m.n('MixShader', _0=.07); g = m.n('BsdfGlossy', Roughness=0); m.l(m.n('BsdfTransparent').outputs[0], mix.inputs[1]); m.l(g.outputs[0], mix.inputs[2]); m.l(mix.outputs[0], m.out.inputs[0]); return m.m
def sheet(w, d, loc, rot, lines, head):
    """a printed list, folded once down its middle"""
    p = paper('#EFE3C8', .85); ink = matte('#3A2E22', .8)
    with Group(loc, rot):
        for side in (-1, 1):
            with Group((0, 0, 0), (0, -side * 9, 0)):
                box((w / 2, d, .014), p, (side * w / 4, 0, 0), .004)
                for k in range(lines): y = d / 2 - .42 - k * (d - .6) / lines; box((w * .2, .028, .002), ink, (side * w / 4 - w * .08, y, .015), 0); box((w * .09, .028, .002), ink, (side * w / 4 + w * .13, y, .015), 0)
                if side < 0: text(head, .17, ink, (side * w / 4, d / 2 - .2, .017), spacing=1.3)
def departures():
    """the first counter: one glass case with scent in it, the list of sailings, a ship's bell"""
    br = brass(.24, micro=.08); x, y, w, d, h = .35, .5, 3.3, 1.9, 2.15; gl = pane(); wd = wood('#3A2114', '#5E3822', .8, 0, .35, .25)
    box((w + .24, d + .24, .2), wd, (x, y, 0), .04); box((w - .1, d - .1, .06), velvet('#173A2E'), (x, y, .2), .02); t = .09
    for a in (-1, 1):
        for b in (-1, 1): box((t, t, h), br, (x + a * w / 2, y + b * d / 2, .2), .012)
        for z in (.2, .2 + h - t): box((w + t, t, t), br, (x, y + a * d / 2, z), .012); box((t, d + t, t), br, (x + a * w / 2, y, z), .012)
        o = plane(w, h, gl, (x, y + a * d / 2, .2 + h / 2), (90, 0, 0)); o.visible_shadow = False; o = plane(d, h, gl, (x + a * w / 2, y, .2 + h / 2), (90, 0, 90)); o.visible_shadow = False
    o = plane(w, d, gl, (x, y, .2 + h)); o.visible_shadow = False; torus(.09, .02, br, (x, y - d / 2 - .06, 1.25), (90, 0, 0))
    B.perfume_rect((x - 1.0, y + .1, .26), .8, .45, 1.05, '#F3CF96', 'brass', -12, level=.85); B.perfume_round((x + .05, y + .15, .36), .5, '#EBC0A8', 8); B.perfume_tall((x + 1.05, y + .05, .26), .3, .95, '#C9D6B4', 0, brass(.2))
    sheet(1.9, 1.35, (-1.0, -1.75, .12), (0, 0, 17), 7, 'SAILINGS')
    with Group((2.9, .2, 0)):   # the bell on its bracket
        box((.9, .9, .16), wd, (0, .25, 0), .03); tube([(0, .6, .16), (0, .6, 2.5), (0, .5, 2.75), (0, .1, 2.85), (0, .0, 2.72)], .07, br); lathe([(.0, .98), (.12, .98), (.2, .94), (.3, .8), (.36, .5), (.44, .22), (.58, .05), (.62, 0), (.57, 0), (.5, .08), (.36, .3), (.28, .7), (0, .86)], br, (0, 0, 1.66), seg=128, per=12); torus(.1, .03, br, (0, 0, 2.7), (90, 0, 0)); sphere(.1, br, (0, 0, 1.68)); torus(.365, .015, br, (0, 0, 2.18))
        tube([(0, 0, 1.66), (.02, -.02, 1.3), (.0, 0, .95)], .035, matte('#EFE3C8', .9)); sphere(.07, matte('#EFE3C8', .9), (0, 0, .92)); lathe([(0, 0), (.08, .02), (.1, .28), (.04, .34)], matte('#EFE3C8', .9), (0, 0, .6), seg=24, flute=(16, .12))
sandstone = lambda: courses('#DFC8A2', '#D0B68C', '#A08A66', 5.2, 2.3, .1, .85, .5, wear=.4, grain=.3)
scene('case-departures', kind='card', scene=dict(exposure=.6, clamp=3))(lambda: room(sandstone(), wood('#3A2114', '#64402A', .3, 0, .45, .1), departures, soft=900, cool=(1, .93, .84), dim=.14, air='#D8C7A8', back=5, ray=(.75, .8, -.55), beam=3.2, disc=1, warm=(1, .82, .56), window=dict(at=(.2, 4, 1.5), w=6.5, h=7, nx=2, ny=2, bar=.3), edge=-6, eye=(.5, -17, 4.6), aim=(.55, .2, 1.15), lens=94, stop=.3, focus=(.4, -.4, 1)))

def engraved():
    """a flacon from near: three initials in frost, the wheel that cut them, and the paper on which they were drawn"""
    br = brass(.22, micro=.06); B.perfume_rect((-.35, .3, 0), 1.9, .7, 2.15, '#F8DFB4', 'brass', 7, level=.86, corner=.16); frost = M('frost', '#FBF7EE', .75, 0, Specular=.2); frost.bump(frost.noise(frost.coords(), 60, 3, .7).outputs[0], .3, .01)
    with Group((-.35, .3, 0), (0, 0, 7)):
        text('E M R', .5, frost.m, (0, -.357, 1.12), (90, 0, 0), extrude=.004, spacing=1.1); box((.7, .004, .014), frost.m, (0, -.355, .78), 0)
    ink = matte('#4A4038', .8)
    with Group((1.7, -.7, .01), (0, 0, -16)):
        box((1.9, 1.3, .02), paper('#EFE5D0', .85), (0, 0, 0), .006); text('E M R', .4, ink, (-.1, .12, .022), spacing=1.1)
        for y in (-.1, .34): box((1.3, .008, .001), ink, (-.1, y, .022), 0)
    with Group((-1.0, -1.35, .09), (0, 0, 20)):   # the wheel, the size of a lentil, on its spindle
        tube([(-.95, 0, 0), (.5, 0, 0)], .085, wood('#4A2A17', '#7A4A28', .8, 0, .4, .3), taper=[.8, 1.1], bezier=False); cyl(.09, .16, br, (.5, 0, 0), .01, (0, 90, 0)); cyl(.03, .5, steel(.2), (.64, 0, 0), .004, (0, 90, 0)); lathe([(0, -.03), (.1, -.02), (.13, 0), (.1, .02), (0, .03)], metal('#B87348', .24), (1.12, 0, 0), (0, 90, 0), seg=64)
    for k, (a, b, r) in enumerate(((.25, -1.15, .07), (.5, -1.35, .05), (.1, -1.5, .04), (.75, -1.1, .035))): drop(r, glass(ior=1.33), (a, b, 0))
scene('flacon-engraved', kind='card', scene=dict(exposure=.4, clamp=3))(lambda: room(wash('#5A4030', .8, .2, .4), wood('#3A2114', '#64402A', .3, 0, .6, 0), engraved, soft=500, cool=(1, .92, .8), dim=.1, air='#D8B48C', back=5, lamp=((-3.4, -2.2, 5.2), (-.2, 0, 1), 1.0, 420, (1, .88, .68)), dress=lambda: (area((2.6, 3.6, 3.2), (-.3, 0, 1), 1.6, 260, (1, .82, .58)), softbox((-5, -5, 3), (-.3, 0, 1), 1.4, 4, 3)), edge=-6, eye=(.3, -13, 3.1), aim=(.35, 0, 1.12), lens=84, stop=.3, focus=(-.3, -.3, 1)))
