import Type from 'typebox';

/** Whether the answering server already serves it. Its wait is bounded: false means not yet. */
export const Serves = Type.Boolean({
  description:
    'This server serves it. False: it is published, and something keeps it from serving.',
});
