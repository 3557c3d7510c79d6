// npm run openapi: prints the description of every call.
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
handOver(['--input-type=module', '--eval', "import('#server/platform/http/open-api.ts').then(async m => process.stdout.write(`${JSON.stringify(await m.generateOpenApi(), null, 2)}\\n`, () => process.exit(0)))"])
