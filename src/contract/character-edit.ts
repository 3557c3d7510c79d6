// Making a character, editing its profile, and ordering one's characters. Calls of our own beside those of
// /api/CharacterMypage (doc1 §7).
import * as z from 'zod'
import { characterFrameNames } from '#rules/character-frames.ts'
import { nameOrderKindMax, nameOrderKindMin } from '#rules/constants/world.ts'
import { SETTING_SLOTS } from '#rules/free-settings.ts'
import { ICON_BASE64_MOST, PORTRAIT_VARIANTS } from '#rules/icons.ts'
import { POINTS_MOST } from '#rules/registration-points.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, text, version, wordId } from './shapes.ts'

const numbers = z.array(z.number().int())
/** A wider limit than the form's own, which counts differently, so that the refusal can name the fault. */
const line = text(200)
const long = text(5_000)

const variant = z
  .number()
  .int()
  .min(0)
  .max(PORTRAIT_VARIANTS - 1)
const name = { familyName: line, givenName: line, middleName: line }
const settings = z.array(closed({ heading: text(40), body: text(1_000) })).length(SETTING_SLOTS)
const nameOrder = z.number().int().min(nameOrderKindMin).max(nameOrderKindMax)
const frame = z.enum(characterFrameNames)

/** Either a stored upload of the caller's or a portrait drawn from the name. */
const icon = z.discriminatedUnion('kind', [
  closed({ kind: z.literal('uploaded'), iconId: wordId }),
  closed({ kind: z.literal('drawn'), variant }),
])

const told = {
  age: line,
  height: line,
  hair: line,
  eyes: line,
  skin: line,
  firstPerson: line,
  secondPerson: line,
  tone: line,
  catchphrase: line,
  personality: long,
  profile: long,
}

export const WorldClass = closed({
  classId: wordId,
  classKind: z.enum(['A', 'B', 'C']),
  className: z.string(),
  description: z.string(),
  kijun: numbers,
  hosei: numbers,
  /** Whether a player proposed it. */
  isOriginal: z.boolean(),
})

const OwnProfile = closed({
  characterId: wordId,
  worldId: wordId,
  worldName: z.string(),
  characterFullName: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  middleName: z.string(),
  nameOrder: z.number().int(),
  kana: z.string(),
  className: z.string(),
  raceName: z.string().nullable(),
  level: z.number().int(),
  seibetsu: z.number().int(),
  shogo: z.string().nullable(),
  icon: z.string().nullable(),
  isIconDrawn: z.boolean(),
  ...(Object.fromEntries(Object.keys(told).map(field => [field, z.string()])) as Record<
    keyof typeof told,
    z.ZodString
  >),
  frame: z.string(),
  isFriendListOpen: z.boolean(),
  version,
  settingList: z.array(
    closed({
      slotNo: z.number().int(),
      heading: z.string(),
      body: z.string(),
      /** shinseiStatus of the text. */
      status: z.number().int(),
      updatedAt: instant,
    }),
  ),
})

const iconAnswer = closed({ characterId: wordId, icon: z.string(), isIconDrawn: z.boolean() })

export const characterEditContract = treatingBlocks('none')({
  /** Choices that a world offers for a new character, and the number of characters that the caller may still make. */
  getRegistration: read('signed-in', '/api/CharacterMypage/getRegistration/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(
      closed({
        worldId: wordId,
        worldName: z.string(),
        status: z.enum(['open', 'coming', 'ended']),
        characterLimit: z.number().int(),
        /** Names of the caller's characters there; no two of one player have the same name. */
        ownNameList: z.array(z.string()),
        classList: z.array(WorldClass),
        parameterList: z.array(closed({ id: z.number().int(), value: z.string(), isAssignable: z.boolean() })),
        guideList: z.array(closed({ pageId: wordId, title: z.string(), summary: z.string() })),
      }),
    ),

  /** Portrait for a name, as an SVG drawing. */
  portrait: read('signed-in', '/api/CharacterMypage/portrait')
    .input(closed({ worldId: wordId, ...name, variant: integerInPath(0, PORTRAIT_VARIANTS - 1) }))
    .output(closed({ svg: z.string() })),

  /** Takes a picture in base64, decodes the whole of it and stores it as webP. Unused ones are deleted after thirty days. */
  uploadIcon: write('signed-in', '/api/CharacterMypage/uploadIcon')
    .errors(refuses('ICON_UNREADABLE', 'ICON_TOO_MANY'))
    .input(closed({ picture: z.base64().min(4).max(ICON_BASE64_MOST) }))
    .output(closed({ iconId: wordId })),

  /** Makes a character. The named draft, in which it was written, then counts as sent. */
  register: write('signed-in', '/api/CharacterMypage/register')
    .errors(
      refuses(
        'WORLD_NOT_FOUND',
        'WORLD_NOT_OPEN',
        'CHARACTER_LIMIT',
        'CHARACTER_NAME_TAKEN',
        'CHARACTER_FORM',
        'ICON_NOT_FOUND',
      ),
    )
    .input(
      closed({
        worldId: wordId,
        classAId: wordId.nullable(),
        classBId: wordId.nullable(),
        classCId: wordId.nullable(),
        pointList: z
          .array(
            closed({ parameterId: z.number().int().min(1).max(30), points: z.number().int().min(0).max(POINTS_MOST) }),
          )
          .max(30),
        ...name,
        kana: line,
        nameOrder,
        seibetsu: z.number().int().min(0).max(2),
        ...told,
        settingList: settings,
        icon,
        draftId: clientId.nullable(),
      }),
    )
    .output(closed({ characterId: wordId, worldId: wordId, characterFullName: z.string() })),

  /** One of the caller's characters with its texts as they were typed. */
  getProfile: read('character', '/api/CharacterMypage/getProfile/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(OwnProfile),

  /** Changes the given fields, if the character still has `baseVersion`. A confirmed text that changes becomes 自称 again. */
  saveProfile: write('character', '/api/CharacterMypage/saveProfile')
    .errors(
      refuses('NOT_YOUR_CHARACTER', 'CHARACTER_CHANGED', 'CHARACTER_FORM', 'SETTING_EXAMINED', 'CHARACTER_NAME_TAKEN'),
    )
    .input(
      closed({
        characterId: wordId,
        baseVersion: version.min(1),
        draftId: clientId.nullable(),
        changes: closed({
          nameOrder: nameOrder.optional(),
          height: line.optional(),
          hair: line.optional(),
          eyes: line.optional(),
          skin: line.optional(),
          firstPerson: line.optional(),
          secondPerson: line.optional(),
          tone: line.optional(),
          catchphrase: line.optional(),
          personality: long.optional(),
          profile: long.optional(),
          frame: frame.optional(),
          isFriendListOpen: z.boolean().optional(),
          settingList: settings.optional(),
        }),
      }),
    )
    .output(OwnProfile),

  /** Sets the icon, which has no part in the version of the texts. */
  setIcon: write('character', '/api/CharacterMypage/setIcon')
    .errors(refuses('NOT_YOUR_CHARACTER', 'ICON_NOT_FOUND'))
    .input(closed({ characterId: wordId, icon }))
    .output(iconAnswer),

  /** Sets the order of the caller's characters; those that are not named come after the others. */
  arrange: write('signed-in', '/api/CharacterMypage/arrange')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterIdList: z.array(wordId).min(1).max(200) }))
    .output(closed({ characterIdList: z.array(wordId) })),

  /** Leaves a character out of the lists of others, or shows it again. */
  hide: write('character', '/api/CharacterMypage/hide')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId, isHidden: z.boolean() }))
    .output(closed({ characterId: wordId, isHidden: z.boolean() })),
})
export type CharacterEditContract = typeof characterEditContract
