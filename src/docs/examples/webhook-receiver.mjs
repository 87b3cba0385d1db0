// Receives events from the scheduler and reads each visit once. Run: WEBHOOK_SECRET=whsec_... API_TOKEN=hss_... SCHEDULER=https://... node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { WEBHOOK_SECRET = '', API_TOKEN = '', SCHEDULER = '', PORT = '9000' } = process.env
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
if (key.length === 0) throw new Error('WEBHOOK_SECRET is missing: anybody could sign.')
const FIVE_MINUTES = 300
/** Ids of events that were taken. Keep yours in a database: an event may come again. */
const taken = new Set()

/** Whether a message is from the scheduler, and from now (Standard Webhooks). */
function isSigned({ 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' }, body) {
  if (Math.abs(Date.now() / 1000 - Number(at)) > FIVE_MINUTES) return false
  const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`)
  const given = signatures.split(' ').map((one) => Buffer.from(one))
  return given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted))
}

async function take({ type, data }) {
  if (type === 'webhook.test') return
  const headers = { authorization: `Bearer ${API_TOKEN}` }
  const response = await fetch(new URL(`/operator/v1/visits/${data.visitId}`, SCHEDULER), { headers })
  const answer = await response.json()
  // Removed meanwhile, or at a location that the token may not see. Another 404 is a wrong address.
  if (answer.errors?.[0]?.key === 'unknownVisit') return
  if (!response.ok) throw new Error(`The scheduler answered ${response.status}.`)
  const { visit } = answer.data
  console.log(JSON.stringify({ type, counterCode: visit.counterCode, status: visit.status }))
}

createServer(async (request, response) => {
  let body = ''
  request.setEncoding('utf8')
  for await (const chunk of request) body += chunk
  const id = request.headers['webhook-id']
  if (!isSigned(request.headers, body)) return response.writeHead(401).end()
  try {
    if (!taken.has(id)) await take(JSON.parse(body))
    taken.add(id)
    response.writeHead(204).end()
  } catch (error) {
    console.error(String(error))
    response.writeHead(503).end() // The scheduler sends it again.
  }
}).listen(Number(PORT), '127.0.0.1', () => console.log('Listening'))
