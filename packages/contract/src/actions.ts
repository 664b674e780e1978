import Type from 'typebox';

/** An action that a block requests from the renderer. Blocks never define handlers of their own. */
export const Action = Type.Union([
  Type.Object({ action: Type.Literal('navigate'), href: Type.String() }),
  Type.Object(
    { action: Type.Literal('load'), href: Type.String() },
    { description: 'Loads a page in full, as after signing in: nothing of the page before stays.' },
  ),
  Type.Object(
    { action: Type.Literal('signed-in'), href: Type.String() },
    {
      description:
        'Somebody has logged in or registered. Loads the page in full, but a login over a page may go on there instead.',
    },
  ),
  Type.Object(
    {
      action: Type.Literal('leave-session'),
      status: Type.Enum([401, 406, 418]),
      next: Type.Optional(
        Type.String({
          description:
            'The page to come back to through the login. Only for a page that holds what a person has typed and not sent yet.',
        }),
      ),
    },
    {
      description:
        'A call has answered that nobody is signed in any more. A 401 leads home. A 406 or 418 logs out and reloads a category, tag or job page; from every other page it leads home.',
    },
  ),
  Type.Object({ action: Type.Literal('open-overlay'), overlay: Type.String() }),
  Type.Object({
    action: Type.Literal('call'),
    method: Type.Enum(['GET', 'POST', 'PUT']),
    path: Type.String({ pattern: '^/api/' }),
    body: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
  Type.Object({ action: Type.Literal('save-job'), jobcode: Type.String(), saved: Type.Boolean() }),
  Type.Object({ action: Type.Literal('apply'), jobcode: Type.String() }),
  Type.Object({ action: Type.Literal('refresh-blocks'), ids: Type.Array(Type.String()) }),
  Type.Object(
    { action: Type.Literal('start-job-pane') },
    {
      description: 'From now on a job that is selected in the list of the page is shown beside it.',
    },
  ),
  Type.Object({
    action: Type.Literal('toast'),
    tone: Type.Enum(['success', 'error']),
    message: Type.String(),
  }),
  Type.Object({
    action: Type.Literal('track'),
    event: Type.String(),
    detail: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
]);
export type Action = Type.Static<typeof Action>;
