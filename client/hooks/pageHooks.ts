import type { MapFrameView } from '../../content/stores/maps.ts';
import type { JsonObject, Mark, Text } from './carried.ts';

/** Hooks of pages and of the frames in them; the preview has its own beside them. */
export interface PageHooks {
  // Facts of the page, on its root element.
  'age-gate': Mark;
  announced: Text;
  'announcement-read': Mark;
  'booking-key': Text;
  'booking-widget': Mark;
  city: Text;
  'consent-tool': Mark;
  domains: Text;
  gutter: Mark;
  'keeps-pages': Mark;
  kind: Text;
  language: Text;
  member: Mark;
  'needs-departure': Mark;
  'needs-travel-type': Mark;
  preview: Mark;
  tree: Text;
  'styles-of': Text;
  'to-anchor': Mark;
  'wechat-script': Text;
  'without-overlay': Mark;

  // Scripts and islands.
  enhanced: Mark;
  held: Mark;
  hydrated: Mark;
  island: Text;
  main: Text;
  props: JsonObject;
  trigger: Text;

  // Header, menu and footer.
  'account-trigger': Mark;
  'member-missing': Mark;
  announcement: Mark;
  'announcement-step': Text;
  'announcement-track': Mark;
  'back-to-top': Mark;
  cart: Text;
  'cart-badge': Mark;
  'closed-menu': Mark;
  'destination-trigger': Mark;
  fields: Mark;
  footer: Mark;
  'footer-section': Mark;
  header: Mark;
  'header-bar': Mark;
  help: Mark;
  'hover-popover': Mark;
  menu: Mark;
  'menu-head': Mark;
  navigation: Mark;
  'navigation-item': Mark;
  'navigation-panel': Mark;
  'navigation-toggle': Mark;
  open: Mark;
  place: Text;
  popover: Mark;
  quiet: Mark;

  // What lies over a page, and its state.
  /** On `<html>`: consent was answered before this page began, so no question covers its foot. */
  answered: Mark;
  'age-gate-dialog': Text;
  'age-gate-undo': Mark;
  asks: Text;
  connection: Mark;
  consent: Mark;
  'consent-open': Mark;
  'consent-privacy-control': Mark;
  departure: Mark;
  kept: Text;
  'loading-bar': Mark;
  'loading-overlay': Text;
  'notice-close': Mark;
  notification: Text;
  offline: Text;
  online: Text;
  'privacy-choices': Mark;
  state: Text;

  // Search.
  result: Mark;
  'search-close': Mark;
  'search-dialog': Mark;
  'search-input': Mark;
  /** Says that an answer is on its way. */
  'search-slow': Mark;
  'search-trigger': Mark;

  // Forms.
  field: Text;
  form: Text;
  label: Mark;
  progress: Mark;
  summary: Text;
  texts: Readonly<Record<string, string>>;
  thanks: Mark;
  turnstile: Text;

  // Parts of pages.
  background: readonly string[] | undefined;
  'background-toggle': Mark;
  carousel: Mark;
  'carousel-controls': Mark;
  'carousel-position': Mark;
  'carousel-status': Mark;
  'carousel-step': Text;
  'carousel-track': Mark;
  copied: Text;
  copy: Text;
  'departure-point': Mark;
  hours: Text;
  'keeps-query': Mark;
  pause: Text;
  play: Text;
  playing: Mark;
  print: Mark;
  share: Text;
  started: Mark;
  until: Text;
  video: readonly string[];
  'video-name': Mark;
  'video-toggle': Mark;

  // What is counted of clicks and views.
  booking: Text;
  follow: Text;
  promotion: Text;
  'promotion-name': Text;
  registration: Text;

  // Third parties.
  'booking-failed': Mark;
  'booking-note': Mark;
  'booxi-key': Text;
  'booxi-language': Text;
  'booxi-tag': Text;
  chat: Mark;
  'chat-failed': Mark;
  'chat-note': Mark;
  script: Text;
  'third-party': Text;
  view: MapFrameView;
  'wechat-failed': Mark;
  'wechat-ready': Mark;
  'wechat-scan': Mark;
}
