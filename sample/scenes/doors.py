"""Twenty-one arrivals: the door of each house, in its city's material, hour and weather. One unit is a metre.
A row says what differs; `arrival` builds wall, step, opening, leaves, lamp, sign and light. The left third is calm wall."""
from studio import *
from broken import broken, limestone
from cities import palm, foliage, boxes, rocks
from materials import solid
cos, sin = math.cos, math.sin

def courses(mat_a, mat_b, mortar, w=.5, h=.22, gap=.012, rough=.75, var=.5, bump=.5, offset=.5, spec=.25, squash=1.0):
    """bricks, blocks or tiles on a wall that faces -y: measured in metres along x and z"""
    m = M('courses', mat_a, rough, 0, Specular=spec); tc = m.n('TexCoord'); sp = m.n('SeparateXYZ'); m.l(tc.outputs['Object'], sp.inputs[0]); cb = m.n('CombineXYZ'); ax = m.n('Math'); ax.operation = 'ADD'; ax.inputs[1].default_value = 13.37; m.l(sp.outputs[0], ax.inputs[0]); m.l(ax.outputs[0], cb.inputs[0]); m.l(sp.outputs[1], cb.inputs[1])
    t = m.n('TexBrick'); t.inputs['Color1'].default_value = (*C(mat_a), 1); t.inputs['Color2'].default_value = (*C(mat_b), 1); t.inputs['Mortar'].default_value = (*C(mortar), 1)
    t.inputs['Scale'].default_value = 1; t.inputs['Mortar Size'].default_value = gap; t.inputs['Mortar Smooth'].default_value = .3; t.inputs['Bias'].default_value = 0; t.inputs['Brick Width'].default_value = w; t.inputs['Row Height'].default_value = h; t.offset = offset; t.squash = squash
    m.l(cb.outputs[0], t.inputs['Vector']); v = m.coords(); n = m.noise(v, 2.4, 5, .65); c = m.mixc(.3 * var, t.outputs[0], m.ramp(n.outputs[0], [(.3, .25), (.7, 1.0)]), 'MULTIPLY'); m.color(c)
    iv = m.n('Math'); iv.operation = 'SUBTRACT'; iv.inputs[0].default_value = 1; m.l(t.outputs['Fac'], iv.inputs[1]); m.bump(m.noise(v, 26, 4, .65).outputs[0], .12, .02); m.bump(iv.outputs[0], bump, .02)
    return m.m
def boards(a, b, w=.16, rough=.6, vertical=True):
    m = courses(a, b, '#1a1410', 40 if not vertical else w, w if not vertical else 40, .006, rough, .8, .5, 0); return m
def zinc(): m = M('zinc', '#8F989E', .34, 1); v = m.coords(); m.rough(m.ramp(m.noise(v, 3, 4, .6).outputs[0], [(.3, .28), (.7, .5)])); m.bump(m.noise(v, 9, 3).outputs[0], .05); return m.m
def coral(color='#EADFCB'): m = M('coral', color, .9, 0, Specular=.15); v = m.coords(); vo = m.n('TexVoronoi'); vo.inputs['Scale'].default_value = 15; m.l(v, vo.inputs['Vector']); n = m.noise(v, 3, 5, .7); m.color(m.ramp(n.outputs[0], [(.3, '#CDBFA6'), (.55, color), (.8, '#F4EBDC')])); m.bump(vo.outputs[0], .35, .05); m.bump(m.noise(v, 40, 4, .7).outputs[0], .3, .02); return m.m
def wet(color, rough=.16): m = M('wet', color, rough, 0, Specular=.6); v = m.coords(); n = m.noise(v, 1.3, 3, .55); m.rough(m.ramp(n.outputs[0], [(.38, .05), (.62, .4)])); m.color(m.ramp(m.noise(v, 7, 4, .6).outputs[0], [(.3, tuple(Vector(C(color)) * .8)), (.7, color)])); m.bump(m.noise(v, 22, 3).outputs[0], .08, .02); return m.m
def ground_courses(a, b, mortar, w=.6, h=.6, rough=.6, offset=.5):
    """the same for a floor: Object x and y"""
    return courses(a, b, mortar, w, h, .008, rough, .6, .25, offset, .35)

def pot_plant(loc, pot, h=1.3, seed=1, col='#3F5238', s=1.0):
    with Group(loc, (0, 0, 0), s):
        lathe([(0, 0), (.2, 0), (.27, .1), (.31, .42), (.33, .5), (.29, .5), (.27, .43), (0, .42)], pot, seg=64); rnd = random.Random(seed); lm = matte(col, .5); sm = matte('#4f4633', .7)
        for k in range(7): branch(lm, sm, (rnd.uniform(-.08, .08), rnd.uniform(-.08, .08), .42), h * rnd.uniform(.6, 1.0), 9, .3, .1, (rnd.uniform(-.25, .25), rnd.uniform(-.25, .25)), seed * 10 + k, rot=(rnd.uniform(-14, 14), rnd.uniform(-14, 14), rnd.uniform(0, 360)), r=.012)
def climber(x0, x1, z0, z1, leafs, flowers=None, n=240, seed=1, y=-.38, size=.16):
    """leaves, and blossoms among them, that hang over a wall's edge"""
    rnd = random.Random(seed); mats = [matte(c, .55) for c in leafs]; fl = [matte(c, .5) for c in flowers or []]
    for i in range(n):
        t = rnd.random(); x = x0 + (x1 - x0) * t; edge = z1 - (z1 - z0) * (.25 + .75 * abs(sin(t * 7 + seed)) * rnd.random()); z = edge + (z1 - edge) * rnd.random() ** 1.6; m = rnd.choice(fl) if fl and rnd.random() < .42 else rnd.choice(mats)
        leaf(size * rnd.uniform(.7, 1.2), size * .55 * rnd.uniform(.8, 1.2), m, (x, y - rnd.uniform(0, .22), z), (rnd.uniform(-70, 20), rnd.uniform(-40, 40), rnd.uniform(0, 360)), .2, .15)
def paper_lantern(loc, r=.2, h=.5, warm=4.0, color='#FFDCA8'):
    with Group(loc): 
        lathe([(.02, 0), (r * .7, .03), (r, h * .3), (r, h * .7), (r * .7, h - .03), (.02, h)], emit(color, warm), seg=48)
        for k in range(8): z = .04 + (h - .08) * k / 7; q = abs(k / 7 - .5) * 2; ring_disc(r * (1 - .3 * q ** 2.4) - .002, r * (1 - .3 * q ** 2.4) + .005, .006, matte('#7d6648'), (0, 0, z), .001, seg=48)
        cyl(r * .5, .03, lacquer('#1f1a17'), (0, 0, h - .01), .005, seg=32); cyl(r * .5, .03, lacquer('#1f1a17'), (0, 0, -.02), .005, seg=32); tube([(0, 0, h), (0, 0, h + .5)], .006, darkmetal(), bezier=False)
def lantern(loc, m, warm=7.0, s=1.0):
    with Group(loc, (0, 0, 0), s):
        for x in (-.1, .1):
            for y in (-.1, .1): box((.018, .018, .34), m, (x, y, 0), .002)
        box((.25, .25, .03), m, (0, 0, -.02), .006); box((.25, .25, .03), m, (0, 0, .33), .006); lathe([(0, .16), (.05, .12), (.13, .02), (.16, 0), (0, 0)], m, (0, 0, .35), seg=4); sphere(.06, emit('#FFD9A0', warm * 2.2), (0, 0, .14), seg=24); box((.19, .19, .32), glass(), (0, 0, .005), .002)
def globe_lamp(loc, m, warm=7): cyl(.05, .05, m, (loc[0], loc[1], loc[2] - .19), .005, seg=24); sphere(.16, emit('#FFDDAA', warm), loc, seg=32)

def outline(kind, w, h, cx, base=.001):
    if kind == 'arch': return arch_outline(w, h, 40, cx, base)
    if kind == 'pointed':
        r = w / 2; sp = h - w * .95; pts = [(cx - r, base), (cx + r, base), (cx + r, base + sp)]
        for i in range(1, 25): t = i / 24; pts.append((cx + r * cos(t * PI / 2) ** .8, base + sp + (h - sp) * sin(t * PI / 2) ** 1.15 * (.86 + .14 * t)))
        for i in range(23, -1, -1): t = i / 24; pts.append((cx - r * cos(t * PI / 2) ** .8, base + sp + (h - sp) * sin(t * PI / 2) ** 1.15 * (.86 + .14 * t)))
        return pts
    if kind == 'moon': R = w / 2; return [(cx + R * cos(a), base + h / 2 + .12 + R * sin(a)) for a in [2 * PI * k / 80 for k in range(80)]]
    return rect_outline(cx - w / 2, base, cx + w / 2, base + h)

VIEW = 'door'   # 'dusk': its lamps lit, seen from the other side; a city's meridian: the plate on its wall, close, which names it
MERIDIANS = {'paris': '2°21′ E', 'venice': '12°20′ E', 'hong-kong': '114°10′ E', 'macau': '113°34′ E', 'siem-reap': '103°51′ E', 'singapore': '103°50′ E', 'bali': '115°10′ E', 'saipan': '145°43′ E', 'okinawa': '127°42′ E', 'guam': '144°48′ E', 'hainan': '110°20′ E', 'new-york-city': '73°47′ W', 'los-angeles': '118°25′ W', 'san-francisco': '122°23′ W', 'hawaii': '157°50′ W', 'abu-dhabi': '54°23′ E', 'sydney': '151°13′ E', 'auckland': '174°46′ E', 'cairns': '145°46′ E', 'queenstown': '168°40′ E', 'brisbane': '153°2′ E'}
def arrival(wall, ground, sky=('#DCE6EE', .5, '#A9C6DE'), kind='arch', w=1.7, h=2.9, cx=1.15, thick=.55, frame=None, leaves='#22302A', leaf='panel', step=None, inside='#C98B5A', glow=220, light=None, fill=150, surround=None, lamp='brass', lamps=2, sign=0, H=5.4, exposure=.25):
    if VIEW == 'dusk': sky, fill, light, glow, lamp = ('#6B7E9C', .42, '#33466B'), 40, (lambda: area((-6, -6, 7), (0, 0, 2), 7, 300, (.6, .72, 1))), glow * 1.15 + 70, ('lantern' if lamp in ('none', 'lantern') else lamp)
    world(sky[0], sky[1], sky[2]); o = outline(kind, w, h, cx); 
    shape2d([rect_outline(-7, -.3, 7, H), o], thick, wall, (0, thick / 2, 0), (90, 0, 0), .012); floor(ground, 60)
    # the room behind: warm, with a niche, a table and a vessel, never quite in focus
    iw = plaster(inside, .12, .8); plane(5, 5, iw, (cx, 3.1, 2.2), (90, 0, 0)); plane(3.2, 5, iw, (cx - 1.7, 1.9, 2.2), (90, 0, 90)); plane(3.2, 5, iw, (cx + 1.7, 1.9, 2.2), (90, 0, -90)); box((4, 3, .1), plaster('#EADCC6', .1), (cx, 1.9, 3.6), 0); box((4, 2.9, .02), travertine('#CDB390', .5, 0, .25), (cx, 1.95, .02), 0)
    shape2d([arch_outline(1.15, 2.1, 32, cx, .75)], .04, plaster(tuple(Vector(C(inside)) * .72), .12), (0, 3.05, 0), (90, 0, 0)); box((1.5, .5, .08), wood('#4a2f1e', '#6d4a30'), (cx, 2.75, .86), .01); box((.1, .4, .86), wood('#4a2f1e'), (cx - .6, 2.75, 0), .01); box((.1, .4, .86), wood('#4a2f1e'), (cx + .6, 2.75, 0), .01)
    lathe([(0, 0), (.1, 0), (.17, .14), (.12, .34), (.06, .42), (.08, .46)], ceramic('#E9DFCF', .4), (cx - .18, 2.7, .94), seg=48); branch(matte('#66754f', .6), matte('#5d5a45'), (cx - .18, 2.7, 1.36), .9, 9, .2, .07, (.2, 0), 3); box((.3, .24, .2), lacquer('#1F3B33', .3), (cx + .28, 2.72, .94), .012)
    area((cx, 2.0, 3.3), (cx, 2.5, 1.0), 1.4, glow, (1, .76, .5)); area((cx, 1.2, 2.4), (cx, -2.5, .2), .9, glow * .5, (1, .74, .46))
    if frame: shape2d([outline(kind, w + .02, h + .01, cx), outline(kind, w - .14, h - .07, cx)], .14, frame, (0, .16, 0), (90, 0, 0), .008)
    if surround: shape2d([outline(kind, w + .46, h + (.23 if kind != 'moon' else .46), cx), outline(kind, w, h, cx)], .14, surround, (0, -.05, 0), (90, 0, 0), .015)
    if step: box((w + 1.1, .9, .13), step, (cx, -.35, 0), .02); box((w + .7, .5, .12), step, (cx, -.1, .13), .02)
    z0 = .25 if step else .01; lm = leaves if not isinstance(leaves, str) else lacquer(leaves, .28)
    if leaf in ('panel', 'double', 'louver', 'glass', 'carved'):
        hw = (w - .16) / 2; hh = (h if kind == 'rect' else h - w * .5) - z0 - .05
        for s, ang in ((-1, 62), (1, -28)):
            with Group((cx + s * (w / 2 - .08), .3, z0), (0, 0, ang)):
                X = -s * hw / 2
                if leaf == 'glass':
                    for xx in (X - hw / 2 + .03, X + hw / 2 - .03): box((.05, .05, hh), lm, (xx, 0, 0), .004)
                    for zz in (0, hh * .33, hh * .66, hh - .05): box((hw, .05, .05), lm, (X, 0, zz), .004)
                    box((hw - .06, .01, hh - .06), glass(), (X, 0, .03), .001)
                elif leaf == 'louver':
                    for xx in (X - hw / 2 + .04, X + hw / 2 - .04): box((.07, .05, hh), lm, (xx, 0, 0), .004)
                    for k in range(int(hh / .085)): box((hw - .12, .05, .012), lm, (X, 0, .06 + k * .085), .002, (28, 0, 0))
                    for zz in (0, hh / 2, hh - .08): box((hw, .05, .08), lm, (X, 0, zz), .004)
                else:
                    box((hw, .06, hh), lm, (X, 0, 0), .006)
                    for zz, ph in ((.12, hh * .3), (hh * .3 + .24, hh * .62 - .24)):
                        box((hw - .2, .03, ph), lm, (X, -.035, zz), .02)
                        if leaf == 'carved':
                            for i in range(3):
                                for j in range(max(2, int(ph / .22))): sphere(.05, lm, (X - .2 + .2 * i * hw / .6, -.05, zz + .12 + j * .2), (1, .5, 1), 24)
                sphere(.035, brass(.2), (X - s * (hw / 2 - .08), -.07, hh * .45), seg=24)
        if kind in ('arch', 'pointed'):   # a fanlight over the leaves
            fm = frame or lm; zt = z0 + hh + .03; box((w - .1, .1, .09), fm, (cx, .2, zt), .006); r = w / 2 - .04
            for k in range(1, 6):
                a = PI * k / 6; e = r if kind == 'arch' else r * (1 + .62 * sin(a) ** 2); tube([(cx + .2 * cos(a), .2, zt + .05 + .2 * sin(a)), (cx + e * cos(a), .2, zt + .05 + e * sin(a))], .016, fm, bezier=False)
            tube([(cx + .2 * cos(PI * k / 16), .2, zt + .05 + .2 * sin(PI * k / 16)) for k in range(17)], .016, fm, bezier=False); box((w - .2, .008, h - zt + z0 - .12), glass(), (cx, .2, zt + .08), .001) if kind == 'never' else None
    elif leaf == 'shoji':
        pm = emit('#FFE7C4', 1.1); fr = wood('#5a3d26', '#7d5a3a')
        for x0 in (cx - w * .28,):
            box((w * .46, .02, h - .12), pm, (x0, .34, .06), 0)
            for k in range(5): box((.022, .03, h - .12), fr, (x0 - w * .23 + k * w * .115, .32, .06), .002)
            for k in range(8): box((w * .46, .03, .022), fr, (x0, .32, .06 + k * (h - .14) / 7), .002)
    lmats = {'brass': brass(.25), 'dark': darkmetal(.35), 'white': matte('#EDE6DA', .4)}
    if lamp == 'lantern':
        x = cx - w / 2 - .52; m = darkmetal(.35); tube([(x, 0, 2.72), (x, -.2, 2.86), (x, -.4, 2.78)], .014, m); tube([(x, -.4, 2.78), (x, -.4, 2.62)], .006, m, bezier=False); lantern((x, -.4, 2.12), m, 6)
    if lamp in lmats:
        for s in ((-1, 1) if lamps == 2 else (-1,)): x = cx + s * (w / 2 + .62); box((.08, .14, .22), lmats[lamp], (x, -.06, 2.1), .01); tube([(x, -.1, 2.2), (x, -.24, 2.3), (x, -.24, 2.42)], .012, lmats[lamp]); globe_lamp((x, -.24, 2.62), lmats[lamp], 5)
    px, up = {'144°48′ E': (cx - w / 2 - 2.0, 0), '113°34′ E': (cx - w / 2 - .95, .12)}.get(VIEW, (cx - w / 2 - .95, 0)); ink = matte('#2b2115', .5)
    if VIEW not in ('door', 'dusk'):
        py = -.02 - (sign or 0); box((.64, .024, .4), brass(.3, brushed=1), (px, py, up + 1.3), .005); box((.3, .003, .0035), ink, (px, py - .0125, up + 1.437), 0)
        for x in (-.285, .285):
            for z in (up + 1.335, up + 1.665): cyl(.011, .008, brass(.14), (px + x, py - .012, z), .003, (90, 0, 0), 24); box((.016, .002, .0022), ink, (px + x, py - .0205, z - .001), 0)
        for line, size, z in (('MERIDIAN', .074, 1.6), ('GALLERIA', .074, 1.5), (VIEW, .04, 1.375)): text(line, size, ink, (px, py - .013, up + z), (90, 0, 0), extrude=.0015, spacing=1.25)
    elif sign is not None: box((.52, .02, .3), brass(.3, brushed=1), (px, -.02 - sign, 1.35), .006); text('MERIDIAN', .062, ink, (px, -.035 - sign, 1.55), (90, 0, 0), extrude=.002, spacing=1.3); text('GALLERIA', .062, ink, (px, -.035 - sign, 1.45), (90, 0, 0), extrude=.002, spacing=1.3)
    if light: light()
    area((-5, -7, 5), (0, 0, 1.8), 5, fill, (1, .97, .93))
    if VIEW not in ('door', 'dusk'): area((px - 1.5, -.7, up + 2.7), (px, 0, up + 1.4), .3, 22, (1, .86, .66)); return camera((px + .74, -1.85, up + 1.28), (px + .16, 0, up + 1.48), 58, 2.8, (px, -.03, up + 1.5))
    if VIEW == 'dusk': return camera((2.7, -6.4, 1.42), (.62, 0, 1.58), 42, 5.6, (cx, 0, 1.6), (0, .03))
    camera((-.95, -7.5, 1.5), (.22, 0, 1.5), 46, 5.6, (cx, 0, 1.6), (0, .035))

def door(slug, en, zh, alt_en, alt_zh, **k):
    def deco(fn):
        meta = dict(category='architecture', focal=(.68, .55)); ex = k.pop('exposure', .25)
        scene('door-' + slug, title_en=en, title_zh=zh, alt_en=alt_en, alt_zh=alt_zh, scene=dict(exposure=ex), **meta)(fn)
        def seen(view):
            def from_there():
                global VIEW; VIEW = view
                try: fn()
                finally: VIEW = 'door'
            return from_there
        if slug not in ('new-york-city', 'hong-kong'):   # it is dusk there anyway
            scene('dusk-' + slug, title_en=en + ', lamps lit', title_zh=zh + '，华灯初上', alt_en=alt_en + ', at blue dusk with the lamps lit', alt_zh=alt_zh + '，蓝色暮光中灯已亮起', scene=dict(exposure=.38, clamp=2.5), **{**meta, 'focal': (.5, .55)})(seen('dusk'))
        scene('plate-' + slug, title_en=en, title_zh=zh, alt_en=alt_en, alt_zh=alt_zh, scene=dict(exposure=ex), **{**meta, 'focal': (.4, .5)})(seen(MERIDIANS[slug]))
        return fn
    return deco
DAYSUN = (.62, .5, -.72)
def morning(): sun((.7, .42, -.5), 4.6, .7, (1, .86, .66))
def noon(): sun((.28, .34, -1), 5.2, .6, (1, .95, .86))
def evening(): sun((-.85, .4, -.32), 4.0, .9, (1, .7, .42))
def leafy(d, c, n=26, spread=2.2, seed=3, e=4.8, color=(1, .92, .78)):
    """sun through a crown: twigs of small leaves, dense at the upper left, thinner towards the door"""
    def f():
        sun(d, e, .42, color); rnd = random.Random(seed); q = Vector(d).to_track_quat('-Z', 'Y'); c0 = Vector(c); mt = matte((0, 0, 0))
        for k in range(n):
            p = c0 + q @ Vector((rnd.gauss(0, spread * .62), rnd.gauss(.2, spread * .5), rnd.uniform(-.5, .5))); turn = rnd.uniform(0, 6.28); L = rnd.uniform(.7, 1.25)
            for j in range(9):
                t = j / 8
                for sgn in (-1, 1):
                    o = leaf(rnd.uniform(.2, .32), rnd.uniform(.09, .14), mt, p + q @ Vector((cos(turn) * t * L, sin(turn) * t * L, 0)), (0, 0, 0), .1, .1); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = q @ Matrix.Rotation(turn + sgn * rnd.uniform(.5, 1.0), 4, 'Z').to_quaternion(); shadow_only(o)
    return f
def palmy(d, c, e=5.0, color=(1, .93, .8), L=3.4):
    def f():
        sun(d, e, .5, color)
        for k, a in enumerate((20, 75, 130)): gobo_palm((c[0] + .3 * k, c[1], c[2] - .1 * k), d, L, 15, k + 2, a)
    return f

SAND = lambda: courses('#D8BB8C', '#C9A673', '#B99A6C', .72, .34, .01, .8, .7, .35)
@door('sydney', 'The door in The Rocks', '岩石区之门', 'A sandstone wall with an arched green door half open under the shadow of a fig tree', '砂岩墙上的绿色拱门半掩，榕树影落在墙面')
def _(): arrival(SAND(), ground_courses('#B9A88E', '#A8977C', '#8d7d66', .7, .45), kind='arch', surround=stone('#E0C79B', .2, .8), frame=lacquer('#22302A'), leaves='#1F3B33', step=stone('#CDB48A', .2, .8), light=leafy((.5, .55, -.75), (-4.2, -4.4, 6.2), 34, 2.6, 3)); pot_plant((2.75, -.75, 0), terracotta('#A8593F'), 1.2, 4)
@door('brisbane', 'A veranda in Brisbane', '布里斯班的门廊', 'White weatherboards, a door with louvres and purple jacaranda blossom over the eave', '白色木板墙与百叶门，檐边垂着紫色蓝花楹', exposure=0.1)
def _(): arrival(boards('#EFE9DD', '#E4DCCB', .17, .55, False), courses('#9A7A55', '#8A6B48', '#5e4930', 6, .14, .006, .5, .6, .3, 0), kind='rect', h=2.7, frame=matte('#F3EEE3', .5), leaves='#F0EADD', leaf='louver', surround=matte('#F6F1E7', .5), light=leafy((.55, .5, -.7), (-4.6, -4.2, 6), 30, 2.4, 8)); climber(-4.2, 3.4, 3.1, 3.9, ['#5E7A4A', '#7E935C'], ['#8E7BC4', '#A593D6', '#7B67B5'], 420, 5, -.3, .12); pot_plant((2.8, -.8, 0), ceramic('#E7DECE', .3), 1.1, 6)
@door('cairns', 'A house among leaves', '雨林之门', 'A dark timber wall and a tall door between tree ferns, wet stone before it', '深色木墙与高门掩映在树蕨之间，石面湿润')
def _(): arrival(boards('#4A3526', '#5B4230', .2, .55), wet('#6E675C'), ('#C9D8CF', .7, '#9FBFAE'), kind='rect', h=3.1, w=1.6, frame=wood('#3a2618'), leaves=wood('#7A4E2C', '#9A6B3E'), light=leafy((.4, .5, -.8), (-3.6, -3.6, 6), 40, 2.6, 11, 4.2), lamp='none', glow=300); [palm((x, y, 0), hh, 1.15, s, (.1, .05)) for x, y, hh, s in ((-3.6, -.9, 1.5, 2), (2.9, -.9, 1.2, 5), (-2.7, -1.9, .7, 9))]
@door('auckland', 'A door in the wind', '风中之门', 'A wall of pale timber and basalt with a deep blue door, flax leaves before it', '浅木与玄武岩墙，深蓝色门，门前亚麻叶')
def _():
    arrival(boards('#C9B394', '#BBA483', .14, .7), ground_courses('#5C5A57', '#514F4C', '#3a3937', .9, .45, .5), ('#D3E0E8', .8, '#9DBBD2'), kind='rect', h=2.8, frame=darkmetal(.4), leaves='#1E3A52', lamp='none', light=lambda: sun((.75, .4, -.55), 4.4, .7, (1, .93, .82))); lm = [matte(c, .5) for c in ('#5F7148', '#7B8A57', '#4C5F3C')]; rnd = random.Random(4)
    for bx in (-3.1, -2.5, 2.85):
        for k in range(34): leaf(rnd.uniform(.9, 1.5), .07, rnd.choice(lm), (bx + rnd.uniform(-.18, .18), -.9 + rnd.uniform(-.2, .2), .02), (rnd.uniform(-78, -50), rnd.uniform(-24, 24), rnd.uniform(-70, 70)), .5, .1)
@door('queenstown', 'Schist and snow light', '片岩与雪光', 'A wall of grey schist with a red-brown timber door, firewood stacked beside it', '灰色片岩墙与红褐木门，旁边堆着柴薪')
def _():
    arrival(courses('#8C8A86', '#6F6D6A', '#55534f', .62, .1, .012, .85, 1, .8), ground_courses('#9B9893', '#8A8782', '#6f6c68', .8, .5), ('#DCE6F0', .9, '#AFC6E0'), kind='rect', h=2.6, w=1.5, frame=wood('#4a2f1e'), leaves=wood('#6E3A22', '#8A5030'), step=stone('#8E8B86', .25, .8), lamp='lantern', glow=330, light=lambda: sun((-.7, .5, -.45), 3.4, .8, (1, .86, .7))); wd = [wood('#8a6844', '#a9845a'), wood('#7a5a3a', '#94724c')]; rnd = random.Random(2)
    for r in range(6):
        for k in range(9): rr = rnd.uniform(.075, .095); cyl(rr, .5, rnd.choice(wd), (-3.3 + k * .19 + (r % 2) * .09, -.62, .1 + r * .165), .006, (90, 0, 0), 20)
@door('new-york-city', 'A stoop in the city', '城中门阶', 'A brick wall at blue dusk, a black double door with brass, warm light on wet steps', '蓝调黄昏的砖墙，黑色双开门配黄铜，台阶映着暖光', exposure=.4)
def _(): arrival(courses('#7E4334', '#6A362A', '#4b3a33', .22, .075, .008, .85, 1, .7), wet('#4E4B49'), ('#5A6C88', .55, '#31425F'), kind='arch', h=3.0, frame=lacquer('#15151A'), leaves='#15151A', leaf='double', surround=stone('#8F8579', .25, .8), step=wet('#7A726A', .2), glow=560, fill=130, light=lambda: area((-6, -6, 7), (0, 0, 2), 6, 420, (.62, .74, 1)))
@door('san-francisco', 'A door in the fog', '雾中之门', 'A pale green wall in soft fog, an arched white door, steps with a low hedge', '淡绿墙面笼在薄雾里，白色拱门与矮篱')
def _(): arrival(boards('#B9C4B2', '#AEBAA7', .15, .6, False), ground_courses('#BDB6AA', '#B0A99C', '#948d81', 1.2, .6), ('#E6E9E8', 1.25, '#DCE2E4'), kind='arch', fill=320, lamp='lantern', surround=matte('#F1ECE1', .5), frame=matte('#F1ECE1', .5), leaves='#EFE9DC', step=stone('#C8C1B4', .15, .8), glow=330, light=lambda: area((0, -6, 8), (0, 0, 1), 9, 620, (.95, .98, 1))); [foliage((x, -.75, .32), (.36, .3, .34), 900, matte('#56704A', .6), s, .07) for x, s in ((-3.2, 1), (-2.5, 2), (2.85, 3))]
@door('los-angeles', 'Long shadow, long evening', '长影长夜', 'A white modern wall in low evening sun, a glass door in brass, shadows of palms', '白色现代墙面沐浴低斜夕阳，黄铜玻璃门，棕榈长影', exposure=0.1)
def _(): arrival(plaster('#EFE7DA', .12, .8), ground_courses('#D9CCB8', '#CFC1AB', '#b3a58f', 1.4, 1.4, .5, 0), ('#F0D9BE', .5, '#C9C7D6'), kind='rect', h=3.0, w=1.9, frame=brass(.25), leaves=brass(.28), leaf='glass', light=palmy((.72, .5, -.36), (-4.8, -4.6, 3.4), 5.2, (1, .72, .44)), lamp='none'); [boxes([(x, -.9, 0, .5, .5, .42)], concrete) for x, concrete in ((2.9, stone('#CFC4B2', .1, .8)),)]; [palm((2.9, -.9, .4), .5, .75, 4, (0, 0))]
@door('hawaii', 'Before the rain', '雨前', 'A wall of black lava stone, a koa-wood door, red ginger leaves, the air before rain', '黑色熔岩石墙与寇阿木门，红姜花叶，雨前的空气')
def _(): arrival(courses('#3C3A39', '#2E2C2B', '#1d1b1b', .5, .3, .02, .8, 1, 1.0), wet('#4A4744'), ('#AFC0C8', .7, '#7F98A6'), kind='rect', h=2.8, frame=wood('#5a3018', '#7d4826'), leaves=wood('#8A4E24', '#B0713A'), step=wet('#55514d', .2), glow=420, fill=220, light=palmy((.5, .5, -.75), (-4, -4, 5.6), 3.4, (1, .9, .75)), lamp='none'); climber(-4.6, -1.2, 2.7, 3.9, ['#3E6B45', '#557F4F'], ['#B23A34', '#C8523F'], 260, 3, -.3, .2); [palm((x, -1, 0), hh, 1.0, s, (.08, 0)) for x, hh, s in ((2.9, .8, 3), (-3.6, .6, 7))]
@door('abu-dhabi', 'A screen of shade', '荫之屏', 'A white marble wall with a pointed arch, a carved wooden door and the pattern of a screen in shadow', '白色大理石墙上的尖拱，雕花木门，窗棂花影洒落', exposure=0.05)
def _():
    arrival(marble('#F1ECE3', '#CFC6B8', scale=.5, rough=.35), marble('#E8DFD0', '#B9A98F', scale=.6, rough=.12), ('#F2E6D2', .7, '#C9DCEA'), kind='pointed', w=1.8, h=3.3, surround=gold(.3), leaves=wood('#5a3620', '#7d5232'), leaf='carved', glow=260, lamp='none', light=None); 
    if VIEW == 'dusk': return
    d = Vector((.6, .5, -.62)).normalized(); sun(tuple(d), 5.2, .35, (1, .9, .72)); c = Vector((-1.9, 0, 2.0)) - d * 6; holes = []
    for i in range(-5, 6):
        for j in range(-5, 6): holes.append([(i * .62 + (.31 if j % 2 else 0) + .27 * (1 if k % 2 == 0 else .5) * cos(PI * k / 8), j * .54 + .27 * (1 if k % 2 == 0 else .5) * sin(PI * k / 8)) for k in range(16)])
    o = shape2d([rect_outline(-3.9, -3.4, 3.9, 3.4)] + holes, .01, matte((0, 0, 0)), tuple(c)); q = d.to_track_quat('-Z', 'Y'); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = q; shadow_only(o)
@door('paris', 'Under the zinc', '锌顶之下', 'A limestone wall with a blue-grey double door, a zinc awning and a lamp after rain', '石灰岩墙与蓝灰双开门，锌檐与雨后灯光')
def _(): arrival(courses('#DCD2BE', '#D2C6AF', '#bdb099', 1.1, .42, .008, .75, .4, .25), wet('#837C72'), ('#C6CED6', .75, '#9FB0C2'), kind='arch', w=1.8, h=3.2, surround=stone('#E3DAC7', .12, .8), frame=lacquer('#3C4B57'), leaves='#46586A', leaf='double', glow=380, lamp='lantern', light=lambda: area((4, -7, 7), (0, 0, 1), 6, 500, (.9, .95, 1))); box((2.7, .9, .05), zinc(), (1.15, -.45, 3.42), .01); box((.03, .9, .16), zinc(), (-.2, -.45, 3.28), .005); pot_plant((-2.6, -.7, 0), zinc(), 1.1, 3, '#4A5B45'); pot_plant((2.95, -.7, 0), zinc(), 1.1, 8, '#4A5B45')
@door('venice', 'The water door', '水门', 'A worn ochre wall with Istrian stone, a pointed arch and steps that go down into still water', '斑驳赭墙与伊斯特拉石尖拱，台阶没入静水')
def _():
    st = limestone(1.6, .4, ('#C2BAAA', '#D5CEC0', '#E4DED2'), .35); arrival(plaster('#C98F5E', .5, 1.4), water((.36, .45, .42), 1.6, .12, .03), ('#DCE2E2', .95, '#C6D2D8'), kind='pointed', w=1.6, h=2.9, frame=wood('#3f2d20'), leaves='#2F4A42', step=st, glow=420, lamp='lantern', light=lambda: area((-4, -6, 7), (0, 0, 1), 8, 520, (1, .96, .9))); [cyl(.09, 2.6, courses('#E9E1D2', '#1F3B33', '#1F3B33', 9, .5, .001, .5, .2, .0, 0), (x, -1.5, -.4), .02, seg=32) for x in (-3.2, -2.6)]; [sphere(.1, gold(.2), (x, -1.5, 2.24)) for x in (-3.2, -2.6)]
    path = [Vector((x, 0, z)) for x, z in outline('pointed', 1.6, 2.9, 1.15)]; path = path[1:] + path[:1]; run = [0.0]   # the arch in blocks of Istrian stone, each with its joint
    for p, q in zip(path, path[1:]): run.append(run[-1] + (q - p).length)
    n = 19; at = lambda s: next(p.lerp(q, (s - a) / max(b - a, 1e-6)) for p, q, a, b in zip(path, path[1:], run, run[1:]) if s <= b + 1e-6)
    def side(s, d): t = at(min(s + .03, run[-1])) - at(max(s - .03, 0)); return at(s) + Vector((t.z, 0, -t.x)).normalized() * d * (1 if (at(s) - Vector((1.15, 0, 1.4))).dot(Vector((t.z, 0, -t.x))) > 0 else -1)
    for k in range(n):   # wedges: their joints point to the middle
        d = .4 if k == n // 2 else .3 if k % 2 else .24; cut = [run[-1] * (k + j / 8) / n for j in range(9)]; cut[0] += .009; cut[-1] -= .009; shape2d([[(v.x, v.z) for v in [at(s) for s in cut] + [side(s, d) for s in cut[::-1]]]], .3, st, (0, .07, 0), (90, 0, 0), .01)
@door('hong-kong', 'Neon on granite', '霓虹与花岗岩', 'Wet granite steps at night, a round moon door with warm light and a red glow from the street', '夜雨花岗石阶，圆月门透出暖光，街上红光映来', exposure=.45)
def _(): arrival(courses('#5B6360', '#4E5653', '#333a38', .9, .45, .01, .5, .6, .4), wet('#3F4342', .1), ('#22303F', .5, '#131C2A'), kind='moon', w=2.5, h=2.8, surround=stone('#7C8480', .2, .8), leaf='none', glow=760, fill=70, lamp='none', light=lambda: (area((-6, -4, 3.5), (-1, 0, 1), 3, 480, (1, .22, .2)), area((6, -6, 5), (2, 0, 1), 3, 300, (.2, .75, .8)))); paper_lantern((-.75, -.35, 2.5), .22, .55, 5, '#FF9A5A'); paper_lantern((3.05, -.35, 2.5), .22, .55, 5, '#FF9A5A')
@door('macau', 'Tiles and shutters', '瓷砖与百叶', 'A yellow wall with a band of blue tiles, a green shuttered door and patterned pavement', '黄墙蓝砖饰带，绿色百叶门，葡式石仔路', exposure=0.12)
def _():
    arrival(plaster('#E3B65C', .2, 1.0), ground_courses('#E6DFD0', '#4A4A4C', '#8f8a80', .34, .34, .6), ('#E7EEF2', .8, '#A9CBE4'), kind='arch', surround=matte('#F3EDE0', .55), frame=lacquer('#2E5A46'), leaves='#2E5A46', leaf='louver', light=leafy((.5, .5, -.78), (-4.3, -4.3, 6), 24, 2.2, 21), lamp='lantern')
    t = M('azulejo', '#F1ECE0', .2, 0, Specular=.6); v = t.coords(); sp = t.n('SeparateXYZ'); t.l(v, sp.inputs[0]); outs = []
    for ax in (0, 2): w_ = t.n('Math'); w_.operation = 'PINGPONG'; w_.inputs[1].default_value = .125; t.l(sp.outputs[ax], w_.inputs[0]); outs.append(w_.outputs[0])
    ad = t.n('Math'); ad.operation = 'ADD'; t.l(outs[0], ad.inputs[0]); t.l(outs[1], ad.inputs[1]); t.color(t.ramp(ad.outputs[0], [(.0, '#2C4F8A'), (.05, '#F1ECE0'), (.1, '#F1ECE0'), (.115, '#2C4F8A'), (.15, '#F1ECE0'), (.2, '#7FA0CC')], 'CONSTANT'))
    for x0, x1 in ((-7, .05), (2.25, 7)): box((x1 - x0, .03, 1.0), t.m, ((x0 + x1) / 2, -.015, .25), .003); box((x1 - x0, .06, .06), matte('#2C4F8A', .3), ((x0 + x1) / 2, -.03, 1.25), .004)
@door('singapore', 'A shophouse threshold', '店屋门槛', 'A pale pink shophouse wall, half-height timber doors, glazed tiles and a rattan blind in green shade', '淡粉店屋墙，木雕门与彩瓷砖，藤帘绿荫')
def _():
    arrival(plaster('#E3C3B5', .16, .9), ground_courses('#C97F5B', '#BC7250', '#8f583c', .3, .3, .5, 0), ('#E4EEE6', .85, '#B9D6C6'), kind='rect', lamp='none', w=1.8, h=2.8, surround=matte('#F4EEE2', .5), frame=lacquer('#3C6E62'), leaves='#3C6E62', leaf='carved', light=leafy((.45, .5, -.8), (-4, -4, 6), 38, 2.6, 15, 4.6)); gm = lacquer('#3C6E62'); shape2d([rect_outline(.22, 0, 2.08, .42)], .05, matte('#F4EEE2', .5), (0, -.08, 3.06), (90, 0, 0), .006); [box((.05, .07, .34), gm, (.35 + k * .2, -.1, 3.1), .004) for k in range(9)]
    for x in (-3.4, -2.7, 2.85): pot_plant((x, -.75, 0), ceramic(('#2F6E76', '#E7DECE', '#B5654A')[int(x * 10) % 3], .15), 1.15, int(abs(x) * 7))
@door('bali', 'A temple of shade', '荫之庙门', 'A carved stone gate with a red and gold door, frangipani blossoms in a bowl of water', '雕石门框与红金木门，水钵里漂着鸡蛋花')
def _():
    arrival(courses('#9A5B42', '#8A4E38', '#6b3d2c', .24, .08, .008, .9, 1, .6), ground_courses('#7F7A72', '#716C65', '#56524c', .5, .5), ('#E6EEE2', .75, '#B4D2C4'), kind='rect', w=1.4, h=2.7, surround=stone('#7C776E', .35, 1.4), frame=gold(.35), leaves='#7C2A20', leaf='carved', step=stone('#807A71', .3, 1.2), light=leafy((.5, .5, -.75), (-4.2, -4.2, 6), 34, 2.5, 31), lamp='none')
    st = stone('#77726A', .35, 1.4)
    for k in range(4): box((1.9 - k * .34, .5, .2), st, (1.15, -.06, 2.93 + k * .2), .03)
    lathe([(0, 0), (.22, 0), (.3, .16), (.5, .34), (.5, .4), (.44, .38), (0, .3)], st, (-2.6, -1.2, 0), seg=64); cyl(.44, .02, water(), (-2.6, -1.2, .37), 0); fm = matte('#FBF4E4', .5); fy = matte('#F2C55A', .5); rnd = random.Random(4)
    for k in range(7):
        a = rnd.uniform(0, 6.28); r = rnd.uniform(.05, .34); p = (-2.6 + r * cos(a), -1.2 + r * sin(a), .4)
        for j in range(5): leaf(.12, .06, fm, p, (-18, 0, 72 * j + k * 20), .1, .1)
        sphere(.014, fy, p, seg=12)
@door('siem-reap', 'Morning in the laterite court', '红石庭之晨', 'A laterite wall with a carved sandstone frame and a dark wooden door in low golden light', '红土石墙与雕刻砂岩门框，低斜金光中的深色木门')
def _(): arrival(courses('#A8643F', '#95542F', '#6e3d22', .6, .32, .014, .95, 1, .9), ground_courses('#B9A084', '#A88F72', '#836d54', .8, .55), ('#F0DDC0', .6, '#C2D2CE'), kind='rect', w=1.5, h=2.7, surround=stone('#B7A88C', .35, 1.2), frame=stone('#A3957A', .3, 1.2), leaves=wood('#3A2417', '#523522'), leaf='carved', step=stone('#AC9C7F', .3, 1.2), light=leafy((.75, .5, -.42), (-4.8, -4.4, 4.4), 26, 2.2, 41, 5.0, (1, .78, .5)), lamp='none'); [lantern((x, -.7, .02), brass(.3), 5, 1.1) for x in (-.35, 2.65)]; pot_plant((-3.0, -.9, 0), terracotta('#8A4A32'), 1.2, 5)
@door('okinawa', 'Behind the coral wall', '珊瑚墙后', 'A wall of coral stone, a sliding paper door under red tiles and the shade of a banyan', '珊瑚石墙，红瓦下的纸拉门，榕荫', exposure=0.05)
def _():
    arrival(plaster('#A2977F', .3), ground_courses('#DCD3C0', '#D0C6B1', '#b9ae98', 1.0, 1.0), ('#E6F0F4', .85, '#9FD0E4'), kind='rect', w=2.1, h=2.4, frame=wood('#5a3d26'), leaf='shoji', step=wood('#7a5a3a', '#94724c'), light=leafy((.4, .5, -.85), (-3.8, -3.9, 6.4), 40, 2.7, 51, 5.2, (1, .95, .84)), lamp='none', glow=240, sign=.045)
    rnd = random.Random(5); st = limestone(1.9, .35); z = 0
    for r in range(14):   # coral stones, cut to courses, about the door
        h = rnd.uniform(.32, .44); x = -7 + rnd.uniform(-.4, 0)
        while x < 7:
            edge = x + rnd.uniform(.45, .95); beside = z < 2.62; x0 = max(x, 2.26) if beside and edge > 2.26 else x; x1 = min(edge, .04) if beside and x < .04 else edge
            if x1 - x0 > .12 and not (beside and .04 <= x0 < 2.26): broken((x1 - x0, .2, h), st, ((x0 + x1) / 2, .062, z), (0, 0, 0), r * 40 + int(x * 5), 14, 10, .045, .006, .02)
            x = edge
        z += h
    tile = solid((.3, '#8A3F28'), (.52, '#B0553A'), (.74, '#C9805E'), rough=.86, size=7, bump=.3, deep=.01, vary=.3).m; lime = plaster('#E4DCCB', .4, 9)
    with Group((1.15, -.3, 2.5), (20, 0, 0)):   # red tiles: pans between round covers, each joint laid in white plaster
        box((4.9, 1.5, .03), tile, (0, 0, .01), .005)
        for k in range(22):
            x = (k - 10.5) * .222; o = cyl(.105, 1.52, lime, (x, -.76, .035), .03, (-90, 0, 0), 24); o.scale = (1, .55, 1)
            for j in range(5): cyl(.078, .3, tile, (x + rnd.uniform(-.004, .004), -.78 + .31 * j, .07 + .006 * j), .012, (-88.5, 0, 0), 28, .07); o = cyl(.087, .055, lime, (x, -.53 + .31 * j, .074), .022, (-90, 0, rnd.uniform(-4, 4)), 24)
        for j in range(5): box((4.9, .02, .03), tile, (0, -.74 + .31 * j, .03), .006)
    box((5.0, 1.5, .06), wood('#5a3d26'), (1.15, -.3, 2.46), .01, (20, 0, 0)); lathe([(0, 0), (.2, 0), (.16, .3), (.1, .34), (.1, .5), (.24, .54), (.24, .78), (.12, .82), (.32, .9), (.06, 1.06), (0, 1.12)], coral('#D6CAB4'), (-2.9, -1.0, 0), seg=6)
@door('guam', 'A latte-stone porch', '石柱门廊', 'White coral plaster, a turquoise door between stone pillars, hibiscus at its side', '白色珊瑚灰墙，石柱间青绿色门，木槿花侧立', exposure=-0.05)
def _(): arrival(plaster('#F3ECDF', .25, 1.2), ground_courses('#E2D5BD', '#D8CAB0', '#bfb095', .8, .8), ('#E3F1F6', .9, '#8CCBE6'), kind='arch', sign=None, h=2.7, frame=lacquer('#2E8C8C', .25), leaves='#2F8F90', surround=stone('#D9CFBD', .2, .9), light=palmy((.45, .5, -.8), (-4.2, -4.2, 6.2), 5.4, (1, .96, .86)), lamp='none'); [(lathe([(0, 0), (.26, 0), (.22, 1.5), (.2, 1.6), (0, 1.6)], stone('#B9AE9B', .3, 1.2), (x, -.7, 0), seg=8), sphere(.36, stone('#B9AE9B', .3, 1.2), (x, -.7, 1.78), (1, 1, .62), 40)) for x in (-.35, 2.65)]; climber(-4.4, -2.0, .1, 1.5, ['#3E6B45', '#557F4F'], ['#D2453F', '#E26A55'], 240, 6, -.4, .15)
@door('saipan', 'Salt air', '海风之门', 'A sea-blue timber wall, a white door with louvres, a bench and drift wood in hard noon light', '海蓝木墙与白色百叶门，长凳与浮木，正午强光', exposure=0.1)
def _(): arrival(boards('#6FA3AE', '#649AA6', .16, .6), courses('#D9CBB2', '#CDBEA3', '#a89a80', 6, .16, .008, .6, .6, .3, 0), ('#E6F2F6', .9, '#7FC4E2'), kind='rect', h=2.6, frame=matte('#F6F1E7', .5), leaves='#F6F1E7', leaf='louver', surround=matte('#F6F1E7', .5), light=palmy((.3, .4, -1), (-3.0, -3.4, 6.6), 5.6, (1, .97, .9)), lamp='white'); bm = wood('#B79A74', '#CDB28C'); box((1.7, .4, .06), bm, (-2.7, -.55, .44), .01); [box((.08, .36, .44), bm, (x, -.55, 0), .01) for x in (-3.4, -2.0)]; cloth(.6, .9, fabric('#E2A45A'), (-2.3, -.5, .52), amp=.03)
@door('hainan', 'Under the coconut palms', '椰影之门', 'A wall of pale bamboo and lime, a lacquered door, water and the shadow of coconut palms', '竹与灰墙，漆门，水面与椰影', exposure=0.0)
def _():
    arrival(plaster('#EDE3D0', .2, 1.0), ground_courses('#CFC2AA', '#C4B69C', '#a79a80', 1.2, .6), ('#E8F1EE', .9, '#A6D2D6'), kind='moon', w=2.4, h=2.7, surround=wood('#6A4429', '#8A5E3A'), leaf='none', glow=360, light=palmy((.42, .5, -.8), (-4.1, -4.2, 6.2), 5.2, (1, .95, .84), 3.8), lamp='none'); bm = matte('#B9A060', .4); rnd = random.Random(3)
    for k in range(22): x = -4.6 + k * .095; cyl(.042, 2.1 + rnd.uniform(-.05, .2), bm, (x, -.42, 0), .01, seg=20); [torus(.043, .006, bm, (x, -.42, z)) for z in (.4, .85, 1.3, 1.75)]
    pot_plant((3.0, -.8, 0), ceramic('#3E6E66', .15), 1.2, 9)
