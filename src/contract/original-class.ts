// Original classes (オリジナルクラス), proposed by players and approved by the operators. Calls of our own.
import * as z from 'zod'
import { classNumberBounds } from '#rules/class-numbers.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const { kijun, hosei } = classNumberBounds
const parameterId = z.number().int().min(1).max(30)

export const NamedNumber = closed({
  id: z.number().int(),
  name: z.string(),
  kijun: z.number().int(),
  hosei: z.number().int(),
})

const OriginalClass = closed({
  classId: wordId,
  className: z.string(),
  description: z.string(),
  /** Name of the character that proposed it. */
  proposerName: z.string(),
  approvedAt: instant.nullable(),
})

export const originalClassContract = treatingBlocks('none')({
  /** Original classes of a world, the newest first. */
  getList: read('signed-in', '/api/OriginalClass/getList')
    .input(closed({ worldId: wordId, offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(closed({ classList: z.array(OriginalClass), count: z.number().int() })),

  /** A class with its numbers, and the current second class of one of the caller's characters. */
  getDetail: read('character', '/api/OriginalClass/getDetail')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CLASS_NOT_FOUND'))
    .input(closed({ worldId: wordId, classId: wordId, characterId: wordId }))
    .output(
      closed({
        ...OriginalClass.shape,
        numberList: z.array(NamedNumber),
        ownClass: closed({ classId: wordId, className: z.string(), isOriginal: z.boolean() }).nullable(),
      }),
    ),

  /** Parameters that a class of a world may change. */
  parameters: read('signed-in', '/api/OriginalClass/parameters')
    .input(closed({ worldId: wordId }))
    .output(closed({ parameterList: z.array(closed({ id: z.number().int(), name: z.string() })) })),

  propose: write('character', '/api/OriginalClass/propose')
    .errors(
      refuses(
        'NOT_YOUR_CHARACTER',
        'ORIGINAL_NAME',
        'CLASS_TEXT',
        'CLASS_NUMBERS',
        'CLASS_NAME_TAKEN',
        'CLASS_TOO_MANY',
      ),
    )
    .input(
      closed({
        characterId: wordId,
        // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
        name: text(200),
        description: text(4_000),
        numberList: z
          .array(
            closed({
              id: parameterId,
              kijun: z.number().int().min(kijun.least).max(kijun.most),
              hosei: z.number().int().min(hosei.least).max(hosei.most),
            }),
          )
          .max(30),
        draftId: clientId.nullable(),
      }),
    )
    .output(closed({ applicationId: rowId })),

  /** Takes an original class as the second class of a character, or (null) gives it up. */
  take: write('character', '/api/OriginalClass/take')
    .errors(refuses('NOT_YOUR_CHARACTER', 'CLASS_NOT_FOUND'))
    .input(closed({ characterId: wordId, classId: wordId.nullable() }))
    .output(closed({ className: z.string() })),
})
export type OriginalClassContract = typeof originalClassContract
