// A demo world: its name, its money, its guide, and all parameters, items, skills, shops and recipes.
import * as z from 'zod'
import { codesText, count, type DemoWorldId, numbers, parameterId, text, whole } from './common.ts'
import { formula } from './formula.ts'

/** `world.json`. */
export const world = z.strictObject({
  worldName: text,
  /** One line under the name, at most 40 characters. */
  catchphrase: text.max(40),
  /** Two or three inviting sentences. */
  description: text,
  /** Hue of the world's indigo in degrees (oklch), the only colour a world changes. */
  hue: z.number().min(0).max(360),
  /** The world's money with the sign shown behind (or before) an amount. */
  tokens: z
    .array(z.strictObject({ name: text, sign: text }))
    .min(1)
    .max(4),
  /** 1 labels masters ストーリーサポーター. */
  scenarioSupportFlg: z.union([z.literal(0), z.literal(1)]),
  /** Whether its scenarios are of the second version. */
  isScenarioV2: z.boolean(),
  characterLimit: count,
  /** 参加受付期間, in days from the seeding day. */
  applicationDates: z.array(z.strictObject({ title: text, startsInDays: whole, endsInDays: whole })),
  counter: z.strictObject({ title: text, description: text, unit: text, count: whole, goal: whole.nullable() }),
})

/** The head of a page of the guide: `guide/<place>-<pageId>.md`. */
export const page = z.strictObject({
  title: text,
  summary: text,
  /** Words that it explains, `灯室、霧笛`: in replays they lead to it. */
  terms: z
    .string()
    .default('')
    .transform(all => all.split('、').filter(Boolean)),
  body: text,
})

/** The world's parameters: `parameters.json`. */
export const parameters = z
  .array(
    z.strictObject({
      id: parameterId,
      name: text,
      /** Whether it is shown with items and skills, at most ten of a world. */
      ofItems: z.exactOptional(z.boolean()),
      /** Whether points may be put on it when a character is made: six of a world. */
      assignable: z.exactOptional(z.boolean()),
      formula: z.exactOptional(formula),
    }),
  )
  .refine(all => all.length === 30 && all.every(({ id }, index) => id === index + 1), {
    message: 'must be the 30 parameters in the order of their ids',
  })

/** `classes.json`. */
export const classes = z.array(
  z.strictObject({
    /** Unique in the world, for example `A01`. */
    classId: text,
    /** A race, B class, C second class. */
    classKind: z.enum(['A', 'B', 'C']),
    className: text,
    /** Two or three sentences. */
    description: text,
    kijun: numbers,
    hosei: numbers,
  }),
)

/** `items.json`. */
export const items = z.array(
  z.strictObject({
    /** Unique in the world, for example `I0001`. */
    itemCode: text,
    itemName: text,
    description: text,
    /** Name of the picture without folder and ending: `pictures/items/<picture>.svg`. */
    picture: text,
    kind: z.enum(['weapon', 'armour', 'accessory', 'tool', 'material', 'gift']),
    /** Left out: not worn. */
    position: z.exactOptional(z.enum(['hand', 'head', 'body', 'feet', 'charm'])),
    weight: whole,
    /** Changes for the wearer; an item with changes counts (statusRefFlg). */
    numbers: z.exactOptional(numbers),
    maxLevel: z.exactOptional(count),
    /** Origin in words a player understands: 霧見の雑貨屋、ミッション「…」. */
    source: text,
  }),
)

/** `skills.json`. */
export const skills = z.array(
  z.strictObject({
    /** Unique in the world, for example `S0001`. */
    skillCode: text,
    skillName: text,
    description: text,
    /** Changes while the skill is set; a skill with changes counts (skillHaneiFlg). */
    numbers: z.exactOptional(numbers),
    maxLevel: count,
    /** Token of the world that pays for it, by its number. */
    token: z.int().min(1).max(4),
    cost: whole,
    /** The only class that may learn it. */
    classId: z.exactOptional(text),
    requiredLevel: z.exactOptional(count),
    shopOnly: z.exactOptional(z.boolean()),
  }),
)

const goods = z.strictObject({
  /** An itemCode or a skillCode, by the shop's type. */
  code: text,
  /** A token of the world (1 to 4), or the coins. */
  pay: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal('coin')]),
  price: count,
  /** Left out: unlimited. */
  stock: z.exactOptional(whole),
  limitPerCharacter: z.exactOptional(count),
  /** Days from the seeding day until the end of the sale. */
  endsInDays: z.exactOptional(whole),
})

/** `shops.json`. */
export const shops = z.array(
  z.strictObject({
    /** Unique in the world, for example `shop-item`. */
    shopId: text,
    /** 1 items, 2 skills. */
    shopType: z.union([z.literal(1), z.literal(2)]),
    shopName: text,
    description: text,
    keeper: text,
    goods: z.array(goods),
  }),
)

/** `recipes.json`. */
export const recipes = z.array(
  z.strictObject({
    /** Code of the made item, and its number. */
    itemCode: text,
    itemNum: count,
    coin: z.exactOptional(whole),
    /** Costs in the world's tokens, in their order. */
    tokens: z.exactOptional(z.array(whole).max(4)),
    /** `I0002:2 I0003:3`. */
    materials: codesText.transform(all => all.map(({ code, number }) => ({ itemCode: code, needCount: number }))),
  }),
)

type World = z.infer<typeof world>

export type DemoWorld = { worldId: DemoWorldId } & Pick<
  World,
  'worldName' | 'catchphrase' | 'description' | 'hue' | 'tokens'
>

export type DemoItem = { worldId: DemoWorldId } & z.infer<typeof items>[number]

/** All content of a world beyond its name. */
export type DemoLand = { worldId: DemoWorldId } & Omit<World, keyof DemoWorld> & {
    /** The guide, in reading order: at least three pages of 600 to 1,500 characters, in the notation. */
    pages: readonly ({ pageId: string } & z.infer<typeof page>)[]
    parameters: readonly DemoParameter[]
    calculation: { inner: readonly DemoCalcRow[]; between: readonly DemoCalcRow[] }
    classes: z.infer<typeof classes>
    items: readonly DemoItem[]
    skills: z.infer<typeof skills>
    shops: z.infer<typeof shops>
    recipes: z.infer<typeof recipes>
  }

export type DemoParameter = Omit<z.infer<typeof parameters>[number], 'formula'>

/** A row of the calculation: the operation on the value before it in its group, and its operand. */
export type DemoCalcRow = {
  parameterId: number
  groupId: number
  calcTarget: string
  calcMethod: 1 | 2 | 3 | 4 | 5
  parameter?: number
}
