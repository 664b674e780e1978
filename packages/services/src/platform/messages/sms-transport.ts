export interface Sms {
  readonly to: string;
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Throws an Error for a fault. Its message never repeats the text of the SMS. */
export type SendSms = (sms: Sms) => Promise<void>;

const TIMEOUT_MS = 10_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'no answer');

/** Posts SMS to a webhook as JSON. @param token sent as the bearer token, where there is one */
export const createSmsTransport =
  (url: string, token: string | undefined): SendSms =>
  async (sms) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(sms),
      // A redirect must not receive the token and the code.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(`The webhook for SMS was not reached: ${reasonOf(error)}`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook for SMS answered ${answer.status}`);
  };
