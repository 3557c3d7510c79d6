// GET /mails: the mails that a machine without a mail server has written, for the person who tries the service on it. It
// answers on this machine alone, and not in production (mail/open-mailer.ts gives it no folder elsewhere).
import type { ServerResponse } from 'node:http'
import { escaped } from '../epub/xml.ts'
import { readMails, type WrittenMail } from '../mail/mailers.ts'

const MOST = 50
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const STYLE =
  'body{font:16px/1.7 sans-serif;max-width:40rem;margin:0 auto;padding:1rem;color-scheme:light dark}article{border:1px solid #8886;border-radius:8px;padding:1rem;margin:1rem 0}h2{font-size:1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}small{opacity:.7}'

export async function answerMails(response: ServerResponse, folder: string): Promise<void> {
  const mails = await readMails(folder, MOST)
  const articles = mails.map(article).join('') || '<p>送信されたメールはありません。</p>'
  const page = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>メールの控え</title><style>${STYLE}</style></head><body><h1>メールの控え</h1><p>このサーバーにはメールの設定がないため、メールはここに書き出されます。</p>${articles}</body></html>`
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
  })
  response.end(page)
}

const article = ({ receiver, subject, plainText, sentAt }: WrittenMail): string =>
  `<article><h2>${escaped(subject)}</h2><small>${escaped(receiver)}　${escaped(sentAt)}</small><pre>${linked(escaped(plainText))}</pre></article>`

/** Addresses of our own letters stand on lines of their own. */
const linked = (text: string): string => text.replace(/^https?:\/\/\S+$/gm, url => `<a href="${url}">${url}</a>`)
