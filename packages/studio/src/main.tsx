import '@broadsheet/theme/fonts/display-font.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/pages.css';
import './styles/text.css';
import './styles/banners.css';
import './styles/answers.css';
import './styles/employers.css';
import './styles/experiments.css';
import './styles/health.css';
import './styles/impact.css';
import './styles/pictures.css';
import './styles/videos.css';
import './styles/rollout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchPresses } from './data/until-released.ts';
import { guardHtml } from './trusted-html.ts';

guardHtml();
watchPresses();
const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
