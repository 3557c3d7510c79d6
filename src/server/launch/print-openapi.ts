// Prints the description of every call.
import { generateOpenApi } from '../platform/http/open-api.ts'

process.stdout.write(`${JSON.stringify(await generateOpenApi(), null, 2)}\n`)
// Nobody waits on the channel to the launcher.
process.channel?.unref()
