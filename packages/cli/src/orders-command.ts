import { parseArgs } from 'node:util';
import { openDatabase } from '@broadsheet/services/database/open-database';
import { findUnsettled } from '@broadsheet/services/orders/find-unsettled';
import { refundOrder } from '@broadsheet/services/orders/refund-order';
import { formatTable } from './format-table.ts';
import { EXIT_COULD_NOT_RUN, EXIT_OK, UsageError } from './usage.ts';
import { useDatabase } from './use-database.ts';

const text = { type: 'string' } as const;
const MINUTE_MS = 60_000;
const MINUTES = '30';

type Database = Awaited<ReturnType<typeof openDatabase>>['database'];

const within = <Result>(given: string | undefined, task: (database: Database) => Promise<Result>) =>
  useDatabase(given, async (databaseUrl) => {
    const opened = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined });
    return task(opened.database).finally(opened.close);
  });

const reconcile = async (argv: string[]): Promise<number> => {
  const { values } = parseArgs({
    args: argv,
    options: { minutes: { ...text, default: MINUTES }, 'database-url': text },
  });
  if (!/^\d{1,6}$/.test(values.minutes))
    throw new UsageError('--minutes needs a whole number of minutes');
  const before = Date.now() - Number(values.minutes) * MINUTE_MS;
  const found = await within(values['database-url'], (database) => findUnsettled(database, before));
  if (found.length === 0) {
    process.stdout.write('The end of every order is known.\n');
    return EXIT_OK;
  }
  const rows = found.map(({ orderId, brand, status, amount, openedAt, words }) => [
    orderId,
    brand,
    status,
    amount,
    openedAt.toISOString(),
    words.join(', '),
  ]);
  process.stdout.write(
    `${formatTable([['order', 'brand', 'status', 'amount', 'opened', 'said of it'], ...rows]).join('\n')}\n`,
  );
  return EXIT_OK;
};

const refund = async ([orderId = '', ...argv]: string[]): Promise<number> => {
  const { values } = parseArgs({ args: argv, options: { reason: text, 'database-url': text } });
  const { reason = '' } = values;
  if (!/^bs[0-9a-f]{18}$/.test(orderId) || reason.trim() === '')
    throw new UsageError('orders refund needs the id of an order and --reason WORDS');
  const amount = await within(values['database-url'], (database) =>
    refundOrder(database, { orderId, reason: reason.trim() }, Date.now()),
  );
  if (amount === null) {
    process.stderr.write(`broadsheet: There is no paid order ${orderId}.\n`);
    return EXIT_COULD_NOT_RUN;
  }
  process.stdout.write(
    `${orderId} is refunded, and what it gave has ended. Give ₹${amount} back at the gateway.\n`,
  );
  return EXIT_OK;
};

/** `orders reconcile [--minutes N]` lists orders of unknown end; `orders refund ORDER --reason WORDS` records a refund. */
export const runOrders = async ([command, ...argv]: string[]): Promise<number> => {
  if (command === 'reconcile') return reconcile(argv);
  if (command === 'refund') return refund(argv);
  throw new UsageError(`unknown command "orders ${command ?? ''}"`);
};
