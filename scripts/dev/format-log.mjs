import { styleText } from 'node:util';

/** @type {Readonly<Record<string, Parameters<typeof styleText>[0]>>} */
const COLOURS = { fatal: 'red', error: 'red', warn: 'yellow', info: 'green' };
/** By their numbers, where a program writes these. @type {Readonly<Record<string, string>>} */
const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
const NAME_WIDTH = 8;
const LEVEL_WIDTH = 5;
/** Fields that the line already contains, or that are useless at the terminal. */
const LEFT_OUT = new Set([
  'level',
  'pid',
  'hostname',
  'name',
  'time',
  'msg',
  'reqId',
  'req',
  'res',
  'durationMs',
  'err',
]);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null;

/** @type {(line: string) => Record<string, unknown> | null} */
const parse = (line) => {
  if (!line.startsWith('{')) return null;
  try {
    const entry = JSON.parse(line);
    return isRecord(entry) && 'level' in entry && 'time' in entry ? entry : null;
  } catch {
    return null;
  }
};

/** @type {(entry: Record<string, unknown>) => string} */
const requestOf = ({ req, res, durationMs }) => {
  if (!isRecord(req)) return '';
  const status = isRecord(res) ? `${res.statusCode} ` : '';
  const duration = durationMs === undefined ? '' : ` in ${durationMs} ms`;
  return `${status}${req.method} ${req.host ?? ''}${req.path ?? ''}${duration}`;
};

/** @type {(err: unknown) => string} */
const faultOf = (err) => {
  if (!isRecord(err)) return '';
  const { stack, message, code, reason } = err;
  return `\n  ${String(stack ?? message ?? [code, reason].filter(Boolean).join(': ')).replaceAll('\n', '\n  ')}`;
};

/**
 * Formats a line of pino's JSON for people: time, level, program, message, and the relevant fields. Other lines stay
 * unchanged.
 * @param {string} name of the program @param {string} line
 */
export const formatLog = (name, line) => {
  const entry = parse(line);
  if (!entry) return line;
  const level = LEVELS[String(entry.level)] ?? String(entry.level);
  const fields = Object.entries(entry)
    .filter(([key, value]) => !LEFT_OUT.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => `${key}=${isRecord(value) ? JSON.stringify(value) : value}`);
  const request = requestOf(entry);
  const message = request === '' || entry.msg !== 'answered' ? [entry.msg, request] : [request];
  const head = [
    styleText(
      'dim',
      new Date(/** @type {string | number} */ (entry.time)).toTimeString().slice(0, 8),
    ),
    styleText(COLOURS[level] ?? 'dim', level.toUpperCase().padEnd(LEVEL_WIDTH)),
    name.padEnd(NAME_WIDTH),
  ];
  const rest = [...message.filter(Boolean), styleText('dim', fields.join(' '))].filter(Boolean);
  return `${head.join(' ')} ${rest.join('  ')}${faultOf(entry.err)}`;
};
