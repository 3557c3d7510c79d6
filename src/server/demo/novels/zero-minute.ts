// The serial of the demo: six chapters from the street where the clock stands at midnight.
import type { DemoNovel, DemoSeries } from '../shapes.ts'

const chikage = { name: '久瀬千景', role: '遺失物探偵', character: 'world1-chikage' }
const nanashi = { name: 'ななし', role: '忘れ物係見習い', character: 'world1-nanashi' }
const yuto = { name: '真砂悠人', role: '終電の車掌', character: 'world1-yuto' }
const kohaku = { name: '鶉野こはく', role: '時計修理師', character: 'world1-kohaku' }
const akari = { name: '柊木灯里', role: '夜間改札員', character: 'world1-akari' }
const rei = { name: 'レイ・安曇', role: '夜行記者', character: 'world1-rei' }
const keeper = { name: '忘れ物係', role: '窓口のひと', character: null }

const chapter = (
  number: number,
  chapterTitle: string,
  cast: DemoNovel['cast'],
  pictures: DemoNovel['pictures'] = [],
): DemoNovel => ({
  key: `zero-minute-${number}`,
  worldId: 'world1',
  kind: 32,
  title: '一分の忘れ物',
  chapterTitle,
  writerName: 'ふみつき',
  tags: ['ミステリー', '連載', '相棒', '夜の駅'],
  cast,
  cover: 'novels/zero-minute',
  pictures,
  daysAgo: 38 - number * 6,
  time: '00:00',
})

export const zeroMinute: DemoSeries = {
  title: '一分の忘れ物',
  summary:
    '時計が零時で止まった街の窓口に、落とし主のない「一分」が届く。耳をあてた遺失物探偵が聞いたのは、覚えのない自分の声だった。全六章。',
  chapters: [
    chapter(1, '荷札', [chikage, nanashi]),
    chapter(2, '一分延発', [chikage, yuto]),
    chapter(
      3,
      '釦',
      [chikage, kohaku, akari],
      [
        {
          picture: 'clockwork',
          description: '大時計の裏側。歯車のあいだに、金の釦がひとつはさまっている。',
          before: '　釦だった。',
        },
      ],
    ),
    chapter(4, '空いた看板', [chikage, nanashi]),
    chapter(5, '七夜め', [chikage, nanashi, rei]),
    chapter(
      6,
      '零時一分',
      [chikage, nanashi, yuto, kohaku, keeper],
      [
        {
          picture: 'first-morning',
          description: '防波堤に並んで座るふたりの背中と、海からのぼる朝日。',
          before: '　いちばん早く朝になるところは、海だった。',
        },
      ],
    ),
  ],
}
