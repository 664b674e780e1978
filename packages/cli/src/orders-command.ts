import { parseArgs } from 'node:util';
import { readConfig } from '@broadsheet/services/config';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { findRequestedRefunds } from '@broadsheet/services/subscription/orders/find-requested-refunds';
import { findUnsettled } from '@broadsheet/services/subscription/orders/find-unsettled';
import { queryGateway } from '@broadsheet/services/subscription/orders/query-gateway';
import { refundOrder } from '@broadsheet/services/subscription/orders/refund-order';
import {
  GatewayFault,
  type PaymentGateway,
} from '@broadsheet/services/subscription/payments/payment-gateway';
import { createPayments } from '@broadsheet/services/subscription/payments/payments';
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

/** As the services here would ask it; null where nothing is sold. */
const gatewayOf = (database: Database): PaymentGateway | null => {
  const { payments, siteUrls } = readConfig(process.env);
  return payments && createPayments(payments.account, siteUrls, database).gateway;
};

/** What came of asking, in words. */
const requestStatus = async (
  database: Database,
  gateway: PaymentGateway | null,
  orderId: string,
): Promise<string> => {
  if (!gateway) return 'nothing is sold here';
  try {
    return (await queryGateway(database, gateway, orderId, Date.now())) ?? 'not known there';
  } catch (error) {
    if (error instanceof GatewayFault) return error.message;
    throw error;
  }
};

const reconcile = async (argv: string[]): Promise<number> => {
  const { values } = parseArgs({
    args: argv,
    options: { minutes: { ...text, default: MINUTES }, 'database-url': text },
  });
  if (!/^\d{1,6}$/.test(values.minutes))
    throw new UsageError('--minutes needs a whole number of minutes');
  const before = Date.now() - Number(values.minutes) * MINUTE_MS;
  const rows = await within(values['database-url'], async (database) => {
    const gateway = gatewayOf(database);
    const table: string[][] = [];
    for (const order of await findUnsettled(database, before)) {
      const { orderId, brand, status, amount, openedAt, words } = order;
      const answer = await requestStatus(database, gateway, orderId);
      const text = words.join(', ');
      table.push([orderId, brand, status, amount, openedAt.toISOString(), text, answer]);
    }
    return table;
  });
  if (rows.length === 0) {
    process.stdout.write('The end of every order is known.\n');
    return EXIT_OK;
  }
  const head = ['order', 'brand', 'status', 'amount', 'opened', 'said of it', 'the gateway, now'];
  process.stdout.write(`${formatTable([head, ...rows]).join('\n')}\n`);
  return EXIT_OK;
};

const listRefunds = async (argv: string[]): Promise<number> => {
  const { values } = parseArgs({ args: argv, options: { 'database-url': text } });
  const table = await within(values['database-url'], findRequestedRefunds);
  const rows = table.map(({ orderId, brand, amount, askedAt }) => [
    orderId,
    brand,
    amount,
    askedAt.toISOString(),
  ]);
  const lines =
    rows.length === 0
      ? ['Nobody waits for a refund.']
      : formatTable([['order', 'brand', 'amount', 'asked'], ...rows]);
  process.stdout.write(`${lines.join('\n')}\n`);
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

/**
 * `orders reconcile [--minutes N]` asks the gateway about orders of unknown end; `orders refunds` lists whose money was
 * asked back; `orders refund ORDER --reason WORDS` records a refund.
 */
export const runOrders = async ([command, ...argv]: string[]): Promise<number> => {
  if (command === 'reconcile') return reconcile(argv);
  if (command === 'refunds') return listRefunds(argv);
  if (command === 'refund') return refund(argv);
  throw new UsageError(`unknown command "orders ${command ?? ''}"`);
};
