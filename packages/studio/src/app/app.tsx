import { STUDIO_PATH } from '@broadsheet/contract/studio/studio-call';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Toasts } from '../controls/toasts.tsx';
import { SessionGate } from '../session/session.tsx';
import { routes } from './routes.tsx';

export const App = () => {
  const [router] = useState(() => createBrowserRouter(routes, { basename: STUDIO_PATH }));
  return (
    <I18nProvider locale="en-IN">
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
        <Toasts />
      </SWRConfig>
    </I18nProvider>
  );
};
