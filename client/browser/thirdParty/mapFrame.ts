import { property } from '../../../content/record.ts';
import { type MapFrameView, type MapProvider, mapProviders } from '../../../content/stores/maps.ts';

/** The parts of the two map services' APIs that are used here. */
interface GoogleMaps {
  readonly maps: {
    readonly Map: new (element: HTMLElement, options: object) => unknown;
    readonly Marker: new (options: object) => unknown;
  };
}
interface BaiduMaps {
  readonly Map: new (
    element: HTMLElement,
  ) => {
    centerAndZoom: (point: unknown, zoom: number) => void;
    addOverlay: (marker: unknown) => void;
    enableScrollWheelZoom: (isOn: boolean) => void;
  };
  readonly Point: new (lon: number, lat: number) => unknown;
  readonly Marker: new (point: unknown) => unknown;
  readonly Convertor: new () => {
    translate: (
      points: readonly unknown[],
      from: number,
      to: number,
      done: (answer: { readonly status: number; readonly points?: readonly unknown[] }) => void,
    ) => void;
  };
}
declare global {
  interface Window {
    google?: GoogleMaps;
    BMapGL?: BaiduMaps;
    showMap?: () => void;
  }
}

/** Addresses of the services' scripts; both call `showMap` once they are loaded. */
const scripts = {
  google: ({ key, language }: MapFrameView) =>
    `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&language=${language}&loading=async&callback=showMap`,
  baidu: ({ key }: MapFrameView) =>
    `https://api.map.baidu.com/api?type=webgl&v=1.0&ak=${encodeURIComponent(key)}&callback=showMap`,
} satisfies Record<MapProvider, (view: MapFrameView) => string>;

/** Baidu's numbers for coordinate systems: GPS, and its own. */
const WGS84 = 1;
const BD09 = 5;

const shows = {
  google: (element, { lat, lon, zoom, title }) => {
    const { google } = window;
    if (!google) return;
    const position = { lat, lng: lon };
    const map = new google.maps.Map(element, {
      center: position,
      zoom,
      clickableIcons: false,
      streetViewControl: false,
    });
    new google.maps.Marker({ position, map, title });
  },
  baidu: (element, { lat, lon, zoom }) => {
    const { BMapGL } = window;
    if (!BMapGL) return;
    const measured = new BMapGL.Point(lon, lat);
    // Stored coordinates are GPS; Baidu draws in its own system, some hundred metres off, and converts them itself.
    // When that fails, the GPS place is better than no map.
    new BMapGL.Convertor().translate([measured], WGS84, BD09, ({ status, points }) => {
      const point = (status === 0 && points?.[0]) || measured;
      const map = new BMapGL.Map(element);
      map.centerAndZoom(point, zoom);
      map.enableScrollWheelZoom(true);
      map.addOverlay(new BMapGL.Marker(point));
    });
  },
} satisfies Record<MapProvider, (element: HTMLElement, view: MapFrameView) => void>;

const element = document.querySelector<HTMLElement>('#map');
const view = element && readView(element.dataset.view ?? '');
if (element && view) {
  window.showMap = () => {
    // The drawn plan gives way once there is a map to draw.
    document.querySelector('.map-plan')?.remove();
    element.hidden = false;
    shows[view.provider](element, view);
  };
  const script = document.createElement('script');
  script.src = scripts[view.provider](view);
  // A service that hangs must not keep the page around the frame from being complete.
  addEventListener('load', () => document.head.append(script));
}

/** Reads the view that the Worker wrote into the frame; undefined where there is none, and then no map is shown. */
function readView(text: string): MapFrameView | undefined {
  const raw: unknown = JSON.parse(text);
  const field = (name: string): unknown => property(raw, name);
  const provider = mapProviders.find((candidate) => candidate === field('provider'));
  const [lat, lon, zoom] = [Number(field('lat')), Number(field('lon')), Number(field('zoom'))];
  return (
    provider && {
      provider,
      lat,
      lon,
      zoom,
      title: String(field('title')),
      key: String(field('key')),
      language: String(field('language')),
    }
  );
}
