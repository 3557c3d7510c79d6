// The web app manifest: name, look and long-press entries of an installed Tsumugi.
import type { ManifestOptions } from 'vite-plugin-pwa'

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'つむぎ',
  short_name: 'つむぎ',
  description: '物語をともに紡ぎ、生きる。',
  lang: 'ja',
  dir: 'ltr',
  start_url: '/?from=home',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF8F1',
  theme_color: '#FBF8F1',
  categories: ['books', 'entertainment', 'social'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/start-phone.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'ホーム',
    },
    {
      src: '/screenshots/missions-phone.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'ミッション',
    },
    {
      src: '/screenshots/article-phone.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'お知らせ',
    },
    {
      src: '/screenshots/missions-wide.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'ミッション',
    },
  ],
  shortcuts: [
    {
      name: 'ミッション',
      url: '/mission',
      icons: [{ src: '/icons/shortcut-mission.png', sizes: '96x96', type: 'image/png' }],
    },
    { name: 'お知らせ', url: '/news', icons: [{ src: '/icons/shortcut-news.png', sizes: '96x96', type: 'image/png' }] },
  ],
  share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
}
