import type { Text } from './message.ts';

/** Texts of the bar that editors see in preview. Editors work in English or Chinese. */
export const previewMessages = {
  previewBar: { en: 'Preview tools', cn: '预览工具' },
  previewEditEntry: { en: 'Open in the editor', cn: '在编辑器中打开' },
  previewPublished: { en: 'Everything on this page is published.', cn: '本页内容均已发布。' },
  previewUnpublished: { en: 'Not published on this page: {count}', cn: '本页未发布：{count} 项' },
  previewUnknown: { en: 'What is published can’t be told at the moment.', cn: '暂时无法确定哪些内容已发布。' },
  previewDraft: { en: 'draft', cn: '草稿' },
  previewChanged: { en: 'changed', cn: '已修改' },
  previewEdit: { en: 'Edit', cn: '编辑' },
  previewPointOut: { en: 'Click to edit', cn: '点选编辑' },
  previewShare: { en: 'Share', cn: '分享' },
  previewShareUntil: { en: 'Opens drafts for whoever has it, until {time}.', cn: '持有此链接者可查看草稿，有效期至 {time}。' },
  previewShareOpen: { en: 'Opens this preview. It does not expire.', cn: '可打开此预览，不会过期。' },
  previewCopy: { en: 'Copy link', cn: '复制链接' },
  previewCopied: { en: 'Copied', cn: '已复制' },
  previewMoment: { en: 'Show the site at', cn: '查看此时的网站' },
  previewShowMoment: { en: 'Show', cn: '查看' },
  previewNow: { en: 'Back to now', cn: '回到现在' },
  previewShownAt: { en: 'Shown as at {time} ({zone})', cn: '显示 {time}（{zone}）时的状态' },
} as const satisfies Record<string, Text>;
