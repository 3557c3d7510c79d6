// All demo news, in no particular order.

import type { DemoNews } from '../shapes.ts'
import { eventNews } from './event.ts'
import { guideNews } from './guide.ts'
import { importantNews } from './important.ts'
import { storyNews } from './story.ts'
import { updateNews } from './update.ts'

export const demoNews: readonly DemoNews[] = [...importantNews, ...eventNews, ...storyNews, ...updateNews, ...guideNews]
