import { MINUTE_MS } from '@broadsheet/contract/durations';
import { readConfig } from '@broadsheet/services/config';
import { readBrandContent } from '@broadsheet/services/platform/brands/read-brand-content';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { findRequestedRefunds } from '@broadsheet/services/subscription/orders/find-requested-refunds';
import { findUnsettled } from '@broadsheet/services/subscription/orders/find-unsettled';
import type { OrderContext } from '@broadsheet/services/subscription/orders/order-context';
import { queryGateway } from '@broadsheet/services/subscription/orders/query-gateway';
import { refundOrder } from '@broadsheet/services/subscription/orders/refund-order';
import {
  GatewayFault,
  type PaymentGateway,
} from '@broadsheet/services/subscription/payments/payment-gateway';
import { createPayments } from '@broadsheet/services/subscription/payments/payments';
import type { CommandInput } from './command-line/command-spec.ts';
import { formatTable } from './format-table.ts';
import type { ordersReconcile, ordersRefund, ordersRefunds } from './operation-specs.ts';
import { EXIT_COULD_NOT_RUN, EXIT_OK, UsageError } from './usage.ts';
import { useDatabase } from './use-database.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>['database'];

const within = <Result>(
  given: string | undefined,
  task: (database: Database, databaseUrl: string) => Promise<Result>,
) =>
  useDatabase(given, async (databaseUrl) => {
    const opened = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined });
    return task(opened.database, databaseUrl).finally(opened.close);
  });

/** The messages that the services here would send now. */
const readContext = async (databaseUrl: string): Promise<OrderContext> => {
  const { messages } = await readBrandContent(readConfig(process.env).contentDir, databaseUrl);
  return { messagesOf: (brand) => messages[brand], now: Date.now() };
};

/** The gateway client with the services' configuration; null where nothing is sold. */
const gatewayOf = (database: Database): PaymentGateway | null => {
  const { payments, siteUrls } = readConfig(process.env);
  return payments && createPayments(payments.account, siteUrls, database).gateway;
};

/** The result of a status request, as text. */
const requestStatus = async (
  database: Database,
  gateway: PaymentGateway | null,
  orderId: string,
  context: OrderContext,
): Promise<string> => {
  if (!gateway) return 'payments are not set up here';
  try {
    return (await queryGateway(database, gateway, orderId, context)) ?? 'not known there';
  } catch (error) {
    if (error instanceof GatewayFault) return error.message;
    throw error;
  }
};

export const runReconcile = async (
  input: CommandInput<typeof ordersReconcile>,
): Promise<number> => {
  const before = Date.now() - input.minutes * MINUTE_MS;
  const rows = await within(input['database-url'], async (database, databaseUrl) => {
    const gateway = gatewayOf(database);
    const context = await readContext(databaseUrl);
    const table: string[][] = [];
    for (const order of await findUnsettled(database, before)) {
      const { orderId, brand, status, amount, openedAt, verdicts } = order;
      const answer = await requestStatus(database, gateway, orderId, context);
      const text = verdicts.join(', ');
      table.push([orderId, brand, status, amount, openedAt.toISOString(), text, answer]);
    }
    return table;
  });
  if (rows.length === 0) {
    process.stdout.write('No order is open.\n');
    return EXIT_OK;
  }
  const head = ['order', 'brand', 'status', 'amount', 'opened', 'callbacks', 'gateway now'];
  process.stdout.write(`${formatTable([head, ...rows]).join('\n')}\n`);
  return EXIT_OK;
};

export const runRefunds = async (input: CommandInput<typeof ordersRefunds>): Promise<number> => {
  const table = await within(input['database-url'], findRequestedRefunds);
  const rows = table.map(({ orderId, brand, amount, requestedAt }) => [
    orderId,
    brand,
    amount,
    requestedAt.toISOString(),
  ]);
  const lines =
    rows.length === 0
      ? ['There are no refund requests.']
      : formatTable([['order', 'brand', 'amount', 'asked'], ...rows]);
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT_OK;
};

export const runRefund = async ({
  order: orderId,
  reason,
  ...input
}: CommandInput<typeof ordersRefund>): Promise<number> => {
  if (!/^bs[0-9a-f]{18}$/.test(orderId))
    throw new UsageError(`<order>: expected an id such as bs0123456789abcdef01, got "${orderId}".`);
  const amount = await within(input['database-url'], async (database, databaseUrl) =>
    refundOrder(database, { orderId, reason: reason.trim() }, await readContext(databaseUrl)),
  );
  if (amount === null) {
    process.stderr.write(`broadsheet: There is no paid order ${orderId}.\n`);
    return EXIT_COULD_NOT_RUN;
  }
  process.stdout.write(
    `${orderId} is recorded as refunded, and what it gave has ended. Refund ₹${amount} at the gateway.\n`,
  );
  return EXIT_OK;
};
