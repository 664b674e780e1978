import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import fp from 'fastify-plugin';
import { exposuresOf } from '../experiments/exposures-of.ts';
import { isSeen } from '../experiments/is-seen.ts';
import type { PageAsk } from '../page/page-ask.ts';
import type { Decided } from '../page/produce-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that answers this request, once it is made. */
    served: ServedPage | undefined;
  }
}

interface ServedPage {
  readonly ask: PageAsk;
  readonly decided: Decided;
}

/** Notes page views, and which arms were met, once the answer has gone. */
export const createRecording = (recorder: Recorder) =>
  fp(
    async (app) => {
      const record = ({ ask, decided }: ServedPage): void => {
        if (ask.preview) return;
        const { page, audience, counted } = decided.selected;
        recorder.viewed(page.kind, audience);
        if (counted.served.length > 0)
          recorder.exposed(exposuresOf(counted.served, audience, ask.now));
      };
      app.decorateRequest('served', undefined);
      app.addHook('onResponse', (request, reply, done) => {
        if (request.served && isSeen(request, reply)) record(request.served);
        done();
      });
    },
    { name: 'recording' },
  );
