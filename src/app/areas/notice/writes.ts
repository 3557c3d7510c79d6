// Reading all notices, and changing their settings.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { noticeCalls } from '#app/shared/notice/queries.ts'
import type { NoticeChannel, QuietHours } from '#rules/notices/channels.ts'
import type { NoticeSettingKey } from '#rules/notices/settings.ts'

type Choice = { event: NoticeSettingKey; channel: NoticeChannel; isOn: boolean }

export const choosing = defineWrite({
  kind: 'notice.choose',
  policy: 'mayWait',
  touches: ['notice'],
  toasts: 'problems',
  press: ({ event, channel, isOn }: Choice) => ({
    entity: `notice:${event}:${channel}`,
    request: noticeCalls.choose.request({ event, channel, isOn }),
    note: '通知の設定',
    facts: { event, channel, isOn: isOn ? 1 : 0 },
  }),
})

export const settingQuiet = defineWrite({
  kind: 'notice.quiet',
  policy: 'mayWait',
  touches: ['notice'],
  toasts: 'problems',
  press: (quiet: QuietHours) => ({
    entity: 'notice:quiet',
    request: noticeCalls.setQuiet.request(quiet),
    note: '静かな時間',
    facts: {
      isOn: quiet.isOn ? 1 : 0,
      fromMinute: quiet.fromMinute,
      toMinute: quiet.toMinute,
      letsLastReminder: quiet.letsLastReminder ? 1 : 0,
    },
  }),
})

export const readingAllNotices = defineWrite({
  kind: 'notice.readAll',
  policy: 'online',
  thing: [],
  touches: ['notice'],
  toasts: 'problems',
  press: (until: number) => ({
    entity: 'notice:all',
    request: noticeCalls.readAll.request({ until }),
    note: '通知',
    facts: {},
  }),
})
