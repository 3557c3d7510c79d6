// Settings of an installation that has outgrown one machine: a store for files, a replica, figures, an archive of the log.
import * as z from 'zod'

const secret = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
const address = z.url({ protocol: /^https?$/ }).optional()

export const scaleSettings = {
  DATABASE_REPLICA_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    about:
      'A streaming replica of the database of DATABASE_URL, which answers reads as long as it is less than a second behind. Default: none.',
  },
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[\w.-]{3,63}$/)
      .optional(),
    about:
      'Bucket of an S3-compatible store that holds the files of users. Default: none, they lie in the data folder.',
  },
  S3_ENDPOINT: {
    schema: address,
    about: 'Address of that store, for example https://s3.tsumugi.example. Default: Amazon.',
  },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]{1,50}$/)
      .default('us-east-1'),
    about: 'Region of that bucket. Default us-east-1.',
  },
  S3_ACCESS_KEY_ID: { schema: secret, about: 'Key of an account of that store that may read, write, list and delete.' },
  S3_SECRET_ACCESS_KEY: { schema: secret, about: 'The secret of that key.' },
  FILES_ORIGIN: {
    schema: address,
    about:
      'Another origin that passes /files/ on to this server, for example https://files.tsumugi.example, and that pages load pictures and sounds from. Default: none, they come from the address of the page.',
  },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/)
      .optional(),
    about:
      'What a bearer token must be to read /metrics, at least 16 letters. Default: none; then this machine alone reads them, where neither PUBLIC_ORIGIN nor TRUSTED_PROXIES is set.',
  },
  WAL_ARCHIVE: {
    schema: z.string().min(1).max(1_000).optional(),
    about:
      'Folder into which the embedded database copies its log, at the latest after a minute, so that a backup can be restored to any moment. Default: none.',
  },
} as const

type Given = { [Name in keyof typeof scaleSettings]?: string | undefined } & { DATABASE_URL?: string | undefined }

/** A bucket with its account. */
export type Bucket = {
  bucket: string
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Scale = {
  /** Store of the files of users; null for the data folder. */
  bucket: Bucket | null
  /** Origin that pages load files from; null for their own. */
  filesOrigin: string | null
}

/** The settings of these parts taken together, or a sentence about what does not fit. */
export function scaleOf(given: Given): Scale | string {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  const named = [bucket, accessKeyId, secretAccessKey].filter(value => value !== undefined)
  if (named.length !== 0 && named.length !== 3) {
    return 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them, or none.'
  }
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL) {
    return 'DATABASE_REPLICA_URL names a replica of the database of DATABASE_URL: set both, or neither.'
  }
  if (given.WAL_ARCHIVE && given.DATABASE_URL) {
    return 'WAL_ARCHIVE is for the embedded database, and DATABASE_URL names another: unset one.'
  }
  const files = given.FILES_ORIGIN ? new URL(given.FILES_ORIGIN) : null
  if (files && given.FILES_ORIGIN !== files.origin) {
    return 'FILES_ORIGIN is an origin without a path, for example https://files.tsumugi.example.'
  }
  return {
    bucket:
      bucket && accessKeyId && secretAccessKey
        ? {
            ...{ bucket, accessKeyId, secretAccessKey },
            endpoint: given.S3_ENDPOINT ?? null,
            region: given.S3_REGION ?? 'us-east-1',
          }
        : null,
    filesOrigin: files?.origin ?? null,
  }
}
