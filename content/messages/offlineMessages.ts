import type { Label, Language } from '../languages.ts';

/** Texts of what a device shows without a network. A file of their own: the service worker carries no others. */
export const offlineMessages = {
  keptPage: {
    en: 'As of {date} at {time}, when there was last a network.',
    cn: '内容截至 {date} {time}，即上次联网之时。',
    tc: '內容截至 {date} {time}，即上次連線之時。',
    fr: 'État au {date} à {time}, dernière connexion au réseau.',
    it: 'Situazione al {date} alle {time}, ultima connessione alla rete.',
    jp: '{date} {time}時点の内容です（最後に通信できた時刻）。',
    kr: '{date} {time} 기준입니다. 마지막으로 네트워크에 연결된 때의 내용입니다.',
  },
  offlineTitle: {
    en: 'You are offline',
    cn: '您已离线',
    tc: '您已離線',
    fr: 'Vous êtes hors ligne',
    it: 'È offline',
    jp: 'オフラインです',
    kr: '오프라인 상태입니다',
  },
  offlineText: {
    en: 'This page is not kept on your device. It opens once there is a network again.',
    cn: '您的设备上没有保存此页面。网络恢复后即可打开。',
    tc: '您的裝置上沒有保存此頁面。網絡恢復後即可開啟。',
    fr: 'Cette page n’est pas conservée sur votre appareil. Elle s’ouvrira dès le retour du réseau.',
    it: 'Questa pagina non è conservata sul suo dispositivo. Si aprirà al ritorno della rete.',
    jp: 'このページはお使いの端末に保存されていません。通信が戻ると自動的に開きます。',
    kr: '이 페이지는 기기에 저장되어 있지 않습니다. 네트워크가 다시 연결되면 열립니다.',
  },
  offlineRetry: { en: 'Try again', cn: '重试', tc: '重試', fr: 'Réessayer', it: 'Riprova', jp: '再試行', kr: '다시 시도' },
  offlineKept: {
    en: 'Kept on your device',
    cn: '保存在您设备上的页面',
    tc: '保存在您裝置上的頁面',
    fr: 'Conservé sur votre appareil',
    it: 'Conservato sul suo dispositivo',
    jp: '端末に保存されているページ',
    kr: '기기에 저장된 페이지',
  },
} as const satisfies Record<string, Label>;

/** The offline texts in a language. */
export function offlineTexts(language: Language): (key: keyof typeof offlineMessages) => string {
  return (key) => offlineMessages[key][language];
}
