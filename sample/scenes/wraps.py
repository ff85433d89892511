"""Wraps: a present in the cloth or paper of its city, on its coast. The pattern is drawn by a function of two numbers, 0 to 1, that repeats."""
from studio import *
import numpy as np
from coasts import COASTS, room
import heroes as H, rooms
from parcel import cover, satin
from rooms import folded
VIEW = dict(eye=(.2, -17, 6.6), aim=(.1, .1, .8), lens=97, stop=.24, focus=(.1, -.8, .8), edge=-6)
N = 768
def layers(ground, *marks):
    """a ground with marks laid over it: each a colour and how much of it stands where, 0 to 1"""
    im = np.empty((N, N, 3), np.float32); im[:] = C(ground)
    for color, amount in marks: a = np.clip(amount, 0, 1)[..., None]; im = im * (1 - a) + np.float32(C(color)) * a
    return im
def edge(distance, soft=.006): return np.clip(.5 - distance / soft, 0, 1)
def grid_of(u, v, n): return (u * n) % 1 - .5, (v * n) % 1 - .5
def noise(u, v, octaves=4, seed=1):
    """waves that repeat at the edges"""
    r = np.random.RandomState(seed); s = 0
    for k in range(1, octaves + 1):
        for _ in range(4): a, b = r.randint(-2 * k, 2 * k + 1, 2); s = s + np.sin(2 * PI * (a * u + b * v) + r.uniform(0, 6.3)) / k
    return s / 6
def petals(x, y, n, r, d): a = np.arctan2(y, x); return np.hypot(x, y) - r * (1 - d + d * np.abs(np.cos(a * n / 2)))
def batik(u, v):
    x, y = grid_of(u, v, 3); q, w = grid_of(u + 1 / 6, v + 1 / 6, 3); return layers('#274A46', ('#D9B679', edge(petals(x, y, 8, .36, .45), .02)), ('#8E4A2E', edge(petals(x, y, 8, .22, .4), .02)), ('#E9DCC0', edge(np.hypot(x, y) - .06, .02)), ('#D9B679', edge(np.abs(petals(q, w, 4, .2, .5)) - .02, .02)), ('#E9DCC0', edge(np.hypot(*grid_of(u, v, 24)) - .12, .1) * (petals(x, y, 8, .42, .4) > 0)))
def brocade(u, v):
    x, y = grid_of(u, v, 4); s = np.round(np.abs(x) * 14) / 14 + np.round(np.abs(y) * 14) / 14; b = np.abs((v * 8) % 1 - .5); return layers('#1B1B22', ('#C9932E', edge(np.abs(s - .36) - .05, .02)), ('#A8321F', edge(s - .22, .02)), ('#C9932E', edge(s - .08, .02)), ('#E9DCC0', edge(b - .04, .02) * (np.round(u * 48) % 2)))
def felt(u, v): return layers('#8D8C86', ('#A9A79F', .5 + .6 * noise(u, v, 9, 3)))
def red(u, v): return layers('#9E2019', ('#B22C20', .5 + .5 * noise(u, v, 5, 2)))
def tiles(u, v):
    x, y = grid_of(u, v, 4); p = petals(x, y, 4, .46, .6); k = np.maximum(np.abs(x), np.abs(y)); c = petals(*grid_of(u + .125, v + .125, 4), 4, .3, .4); return layers('#EDEBE4', ('#2B4B86', edge(np.abs(p) - .025, .02)), ('#6E8FBF', edge(np.abs(p + .12) - .03, .02)), ('#2B4B86', edge(np.hypot(x, y) - .09, .02)), ('#2B4B86', edge(np.abs(c) - .02, .02)), ('#C9CBCB', edge(.488 - k, .01)))
def marbled(u, v):
    p = noise(u, v, 3, 5); q = noise(u, v, 3, 9); t = (v * 7 + 1.5 * p + .9 * q + .12 * np.sin(2 * PI * (u * 6 + q))) % 1; return layers('#E9DFC9', ('#8E3F2B', edge(np.abs(t - .2) - .1, .04)), ('#2F5560', edge(np.abs(t - .52) - .12, .04)), ('#C79A57', edge(np.abs(t - .76) - .03, .03)))
def maps(u, v):
    h = noise(u, v, 4, 7) * 7; c = np.abs(h % 1 - .5); x, y = grid_of(u, v, 5); w = np.abs(v - .5 + .16 * np.sin(2 * PI * u) + .05 * np.sin(6 * PI * u)); return layers('#E6D9BC', ('#B79A6A', edge(c - .04, .06) * .75), ('#8FA9AE', edge(w - .045, .01)), ('#6E5A3A', edge(np.minimum(.5 - np.abs(x), .5 - np.abs(y)) - .006, .008) * .7), ('#8E3F2B', edge(np.abs(u - .37) - .004, .004)))
def minsa(u, v):
    x, y = grid_of(u, v, 3); m = 0
    for a, b in ((-.28, .2), (-.12, .2), (-.2, .28), (-.2, .12), (-.2, .2), (.12, -.12), (.28, -.12), (.12, -.28), (.28, -.28)): m = np.maximum(m, edge(np.maximum(np.abs(x - a), np.abs(y - b)) - .055, .015))
    s = np.abs((u * 3) % 1 - .5); return layers('#1F3152', ('#E9E4D6', m), ('#8FA6C4', edge(.47 - s, .01)), ('#8FA6C4', edge(np.abs(s - .44) - .006, .01)))
def krama(u, v): x = edge(np.abs((u * 8) % 1 - .5) - .25, .02); y = edge(np.abs((v * 8) % 1 - .5) - .25, .02); return layers('#EFE6D6', ('#A8322A', .5 * x + .5 * y))
def plaited(u, v):
    a, b = u * 10, v * 10; over = (np.floor(a) + np.floor(b)) % 2; x, y = np.abs(a % 1 - .5), np.abs(b % 1 - .5); return layers('#7F8B3F', ('#A9AD5C', np.where(over > 0, edge(x - .3, .2), edge(y - .3, .2))), ('#545E27', edge(.47 - np.where(over > 0, y, x), .05)))
def woven(u, v):
    a, b = u * 14, v * 14; over = (np.floor(a) + np.floor(b)) % 2; x, y = np.abs(a % 1 - .5), np.abs(b % 1 - .5); return layers('#B99A66', ('#D9C192', np.where(over > 0, edge(x - .3, .2), edge(y - .3, .2))), ('#7C5F38', edge(.46 - np.where(over > 0, y, x), .06)))
def leaves(u, v):
    r = np.random.RandomState(4); im = layers('#EBE3D0')
    for _ in range(26):
        cx, cy, a, L = r.uniform(0, 1), r.uniform(0, 1), r.uniform(0, 6.3), r.uniform(.09, .15); x = (u - cx + .5) % 1 - .5; y = (v - cy + .5) % 1 - .5; p, q = x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a); t = np.clip(p / L, -1, 1); w = L * .28 * (1 - t * t); s = edge(np.maximum(np.abs(q) - w, np.abs(p) - L), .008); c = np.float32(C(r.choice(['#5E6B38', '#7C7A3C', '#8A5A33'])))
        s = s * .85; im = im * (1 - s[..., None]) + c * s[..., None]; d = edge(np.abs(q) - .002, .003) * s; im = im * (1 - d[..., None]) + np.float32(C('#D8CBA6')) * d[..., None]
    return im
def kapa(u, v): a, b = (u * 12) % 1, (v * 6) % 1; return layers('#C7A06A', ('#4A2B1A', edge(np.abs(a - .5) * 1.1 - b * .5, .03) * ((np.floor(v * 6) % 2) > 0)), ('#8A4A2A', edge(np.abs(b - .5) - .1, .03) * ((np.floor(v * 6) % 2) < 1)), ('#4A2B1A', edge(np.abs(b - .5) - .03, .02) * ((np.floor(v * 6) % 2) < 1)))
def lagoon(u, v): t = (v * 5 + .35 * noise(u, v, 3, 4) + .12 * np.sin(2 * PI * u * 4)) % 1; return layers('#5FA9AC', ('#8FCBC6', edge(np.abs(t - .3) - .2, .2)), ('#D9EBE3', edge(np.abs(t - .72) - .03, .04)), ('#2F7F8A', edge(np.abs(t - .86) - .08, .1)))
def stars(u, v):
    x, y = grid_of(u, v, 4); s = np.minimum(np.maximum(np.abs(x), np.abs(y)) - .28, (np.abs(x) + np.abs(y)) - .39); return layers('#D9C3A0', ('#7A3B2A', edge(np.abs(s) - .016, .012)), ('#B5784A', edge(s + .09, .02)), ('#7A3B2A', edge(np.abs(petals(*grid_of(u + .125, v + .125, 4), 4, .17, .35)) - .015, .015)))
def gum(u, v):
    r = np.random.RandomState(8); im = layers('#A65A3A')
    for _ in range(30):
        cx, cy, a, L = r.uniform(0, 1), r.uniform(0, 1), r.uniform(-.5, .5) + 1.2, r.uniform(.1, .17); x = (u - cx + .5) % 1 - .5; y = (v - cy + .5) % 1 - .5; p, q = x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a); q = q - .9 * p * p; w = L * .16 * (1 - np.clip(p / L, -1, 1) ** 2); s = edge(np.maximum(np.abs(q) - w, np.abs(p) - L), .008) * .95; im = im * (1 - s[..., None]) + np.float32(C(r.choice(['#E2C9A2', '#C98F62']))) * s[..., None]
    return im
def jacaranda(u, v): x, y = grid_of(u, v, 4); q, w = grid_of(u + .125, v + .125, 4); return layers('#E6DFE4', ('#6E5A9A', edge(petals(x, y, 5, .34, .5), .02)), ('#9A86C0', edge(petals(q, w, 5, .22, .5), .02)), ('#E9DCC0', edge(np.hypot(x, y) - .05, .02)))
def pohutukawa(u, v):
    x, y = grid_of(u, v, 3); a, d = np.arctan2(y, x), np.hypot(x, y); k = np.abs((a / (2 * PI) * 34) % 1 - .5) * d * 1.2; return layers('#8E1F1C', ('#C8352A', edge(k - .02, .02) * edge(d - .36, .06)), ('#E2B45A', edge(np.hypot(d - .36, k) - .035, .02)), ('#5E6B38', edge(d - .07, .02)))
def cloth_of(pattern, rough=.75, times=.42):
    v, u = np.meshgrid((np.arange(N) + .5) / N, (np.arange(N) + .5) / N, indexing='ij'); im = np.ones((N, N, 4), np.float32); im[..., :3] = pattern(u, v)
    tex = bpy.data.images.new('pattern', N, N, float_buffer=True); tex.colorspace_settings.name = 'Non-Color'; tex.pixels.foreach_set(im.ravel()); m = M('wrap', '#ffffff', rough, 0, Specular=.2, Sheen=.2)
    t = m.n('TexImage'); t.image = tex; t.projection = 'BOX'; t.projection_blend = .02; m.l(m.coords((times, times, times)), t.inputs[0]); m.color(t.outputs[0]); m.bump(m.noise(m.coords(), 60, 4, .7).outputs[0], .14, .006); return m.m
def wrap(city, coast, pattern, cord, soft=True):
    """a large present and a small one; with a cord of twine where the wrap is paper"""
    row = COASTS[coast]
    def thing():
        m = cloth_of(pattern); r = satin(cord)
        H.gift((.35, .35, 0), (2.5, 1.9, 1.35), m, r, -14, .24 if soft else .1, .74, lid=False); H.gift((-1.35, -.85, 0), (1.3, 1.0, .6), cover('#E6DAC6'), r, 12, .19 if soft else .09, .48, lid=False)
    scene('wrap-' + city, kind='card', scene=dict(exposure=row['exposure'], clamp=3))(lambda: room(thing=thing, **{**VIEW, **{n: (w() if n in ('wall', 'stand') else w) for n, w in row['setting'].items()}}))
for args in (('hainan', 'coral', brocade, '#A8321F'), ('queenstown', 'granite', felt, '#C7AE84', False), ('hong-kong', 'granite', red, '#C9A24E', False), ('macau', 'marble', tiles, '#2B4B86'), ('venice', 'marble', marbled, '#8E3F2B'), ('paris', 'marble', maps, '#8E3F2B'), ('bali', 'teak', plaited, '#D9B679', False), ('guam', 'lava', woven, '#5A2F22', False), ('cairns', 'boards', leaves, '#5E6B38', False), ('hawaii', 'lava', kapa, '#4A2B1A'), ('saipan', 'lava', lagoon, '#EBE0CD'), ('abu-dhabi', 'coral', stars, '#7A3B2A'), ('auckland', 'redwood', pohutukawa, '#EBE0CD'), ('sydney', 'boards', gum, '#E2C9A2'), ('brisbane', 'boards', jacaranda, '#6E5A9A')): wrap(*args)
def bingata(u, v):
    x, y = grid_of(u, v, 3); q, w = grid_of(u + 1 / 6, v + 1 / 6, 3); sea = np.abs(((v * 6) % 1 - .5) - .16 * np.sin(2 * PI * u * 6)); near = np.abs((v * 1.5) % 1 - .5); return layers('#D9A233', ('#2B5A8A', edge(sea - .09, .02) * edge(near - .1, .01)), ('#3F6B4A', edge(petals(q, w, 4, .3, .62), .015)), ('#B5382E', edge(petals(x, y, 5, .4, .42), .015)), ('#E9785A', edge(petals(x, y, 5, .27, .42), .015)), ('#F3E3B4', edge(np.hypot(x, y) - .07, .015)))
def sadu(u, v):
    b = (v * 4) % 1; t = np.abs((u * 10) % 1 - .5); m = np.abs(b - .5); return layers('#7E2219', ('#1D1714', edge(m - .34, .01)), ('#E9DCC0', edge(m - .26, .01)), ('#1D1714', edge(m - .24 + .2 * t, .012)), ('#7E2219', edge(m - .1, .01)), ('#E9DCC0', edge(m + t * .5 - .14, .012)), ('#C9862E', edge(np.abs(b - .03) - .02, .008)))
def raw_silk(u, v): return layers('#C9932E', ('#E2B85A', .5 + .5 * noise(u, v, 3, 6)), ('#A87420', edge(np.abs((v * 46 + .2 * noise(u, v, 2, 3)) % 1 - .5) - .1, .3) * .5), ('#F0D08A', edge(np.abs((u * 60) % 1 - .5) - .12, .3) * .35))
def bolt(city, coast, pattern):
    """cloth of a city: a folded stack and a roll"""
    row = COASTS[coast]
    def thing():
        m = cloth_of(pattern, .9, .3); folded(3.0, 2.0, m, (.1, .5, 0), -10, 4, .2, 3); cyl(.4, 2.6, m, (-1.5, -1.35, .4), .04, (0, 90, 8), seg=96)
    scene('cloth-' + city, kind='card', scene=dict(exposure=row['exposure'], clamp=3))(lambda: room(thing=thing, **{**VIEW, **{n: (w() if n in ('wall', 'stand') else w) for n, w in row['setting'].items()}}))
bolt('okinawa', 'coral', bingata); bolt('singapore', 'teak', batik); bolt('siem-reap', 'teak', raw_silk); bolt('hainan', 'coral', brocade); bolt('abu-dhabi', 'coral', sadu)
def carved():
    """half a coconut cut with a band of leaves, a whole one behind it, a knife and shavings"""
    hu = M('husk', '#4A2E18', .5, 0, Clearcoat=.3); n = hu.noise(hu.coords((1, 1, 5)), 4, 6, .8); hu.color(hu.ramp(n.outputs[0], [(.3, '#2A180C'), (.6, '#5B3A20'), (.8, '#7A5230')])); hu.bump(n.outputs[0], .25, .04); pale = matte('#D9BC8A', .6)
    with Group((.1, -.1, 0)):
        lathe([(0, 0), (.5, .03), (1.0, .42), (1.22, 1.0), (1.2, 1.25)], hu.m, seg=120); lathe([(1.2, 1.25), (1.15, 1.27), (1.06, 1.2), (.8, .6), (.4, .25), (0, .2)], matte('#C9A97A', .55), seg=100)
        for k in range(26):
            a = 2 * PI * k / 26; leaf(.5, .17, pale, (1.2 * math.cos(a), 1.2 * math.sin(a), .66), (0, -62, math.degrees(a)), .02, .1)
        torus(1.235, .022, pale, (0, 0, 1.08)); torus(1.1, .022, pale, (0, 0, .58))
    sphere(1.15, hu.m, (2.0, 1.5, 1.08), (1, 1, .94))
    with Group((-1.7, -1.5, .08), (0, 0, 18)): cyl(.11, 1.3, wood('#5A3420', '#7E5233', .8, 0), (-.2, 0, 0), .04, (0, 90, 0), seg=48); box((1.1, .16, .03), metal('#BFC2C4', .2), (1.55, 0, 0), .01)
    rnd = random.Random(3)
    for k in range(16): a, q = rnd.uniform(0, 6.3), rnd.uniform(.3, .8); tube([(-1.1 + q * math.cos(a), -.7 + .5 * q * math.sin(a), .03), (-1.05 + q * math.cos(a), -.62 + .5 * q * math.sin(a), .14), (-.95 + q * math.cos(a), -.66 + .5 * q * math.sin(a), .04)], .02, pale)
scene('carved-coconut', kind='card', scene=dict(exposure=COASTS['coral']['exposure'], clamp=3))(lambda: room(thing=carved, **{**VIEW, **{n: (w() if n in ('wall', 'stand') else w) for n, w in COASTS['coral']['setting'].items()}}))
scene('coffee-abu-dhabi', kind='card', scene=dict(exposure=.45, clamp=3))(lambda: room(thing=majlis, **{**VIEW, 'eye': (.2, -17, 5.2), 'aim': (.2, .1, 1.25), 'lens': 80, **{n: (w() if n in ('wall', 'stand') else w) for n, w in COASTS['coral']['setting'].items()}}))
def majlis():
    """cushions in the patterned wool of the desert, a coffee pot and a cup on a tray"""
    m = cloth_of(sadu, .95, .3)
    for x, r in ((-1.5, -8), (1.3, 6)): rbottle(2.5, 1.2, 1.5, .4, m, (x, 2.3, 0), .3, (0, 0, r))
    cyl(1.5, .09, metal('#C79A57', .24, micro=.08), (.55, -.3, 0), .03, seg=160)
    with Group((-.75, -.2, .09), (0, 0, 0), .72): rooms.abudhabi()
