import Type from 'typebox';

/** Whether the server that answers serves it already. What it waited for is bounded: false is "not yet, or not now". */
export const Serves = Type.Boolean({
  description:
    'This server serves it. False: it is published, and something keeps it from serving.',
});
