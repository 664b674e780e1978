import type { Criticality } from '@broadsheet/contract/criticality';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdmissionSlot, Gate } from './gate.ts';
import { watchLoopDelay } from './loop-delay.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for requests that bypass the gate. */
    slot: AdmissionSlot | undefined;
  }
}

export interface RouteGuard {
  readonly gate: Gate;
  /** Null admits a request in any case. */
  readonly criticalityOf: (request: FastifyRequest) => Criticality | null;
  /** Answers a request for which there is no room: quickly, since there are many. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Whether a body is still to come. Injected bodies are complete. */
const waitsForBody = ({ raw }: FastifyRequest): boolean =>
  raw.complete === false &&
  (raw.headers['transfer-encoding'] !== undefined ||
    Number(raw.headers['content-length'] ?? 0) > 0);

/**
 * Makes every request of these routes pass a gate first. A slot is only occupied while the server itself works: not
 * while a client sends its body, nor while it reads the response.
 */
export const guardRoutes = (
  app: FastifyInstance,
  { gate, criticalityOf, refuse }: RouteGuard,
): void => {
  const noteRequest = watchLoopDelay((delayMs) => gate.noteDelay('loop', delayMs));
  const enter = (
    request: FastifyRequest,
    reply: FastifyReply,
    criticality: Criticality,
    done: () => void,
  ): void => {
    const decide = () => (slot.state() === 'held' ? done() : refuse(request, reply));
    const slot = gate.take(criticality, decide);
    request.slot = slot;
    if (slot.state() !== 'waiting') decide();
  };

  app.decorateRequest('slot', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const criticality = criticalityOf(request);
    if (criticality === null) return done();
    noteRequest();
    reply.raw.once('close', () => request.slot?.leave());
    enter(request, reply, criticality, done);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (waitsForBody(request)) request.slot?.leave();
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    const criticality = request.slot?.state() === 'left' ? criticalityOf(request) : null;
    // A streamed body that the handler reads itself arrives at the speed of its sender.
    if (criticality === null || !request.raw.complete) return done();
    enter(request, reply, criticality, done);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.slot?.leave();
    done();
  });
};
