import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Broken } from './broken.tsx';
import { Frame } from './frame.tsx';
import { MissingPage } from './missing-page.tsx';

const PagesPage = lazy(() => import('../pages/pages-page.tsx'));
const BannersPage = lazy(() => import('../banners/banners-page.tsx'));
const ChangesPage = lazy(() => import('../changes/changes-page.tsx'));
const ChangePage = lazy(() => import('../changes/change-page.tsx'));
const EditPage = lazy(() => import('../text/edit-page.tsx'));
const PicturesPage = lazy(() => import('../pictures/pictures-page.tsx'));
const PicturePage = lazy(() => import('../pictures/picture-page.tsx'));
const VideosPage = lazy(() => import('../videos/videos-page.tsx'));
const VideoPage = lazy(() => import('../videos/video-page.tsx'));
const AudiencesPage = lazy(() => import('../audiences/audiences-page.tsx'));
const ExperimentsPage = lazy(() => import('../experiments/experiments-page.tsx'));
const ArchivePage = lazy(() => import('../decisions/archive-page.tsx'));
const DecisionPage = lazy(() => import('../decisions/decision-page.tsx'));
const CalendarPage = lazy(() => import('../calendar/calendar-page.tsx'));
const InboxPage = lazy(() => import('../inbox/inbox-page.tsx'));
const HistoryPage = lazy(() => import('../history/history-page.tsx'));
const RevisionPage = lazy(() => import('../history/revision-page.tsx'));
const ReleasesPage = lazy(() => import('../releases/releases-page.tsx'));
const ReleasePage = lazy(() => import('../releases/release-page.tsx'));
const HealthPage = lazy(() => import('../health/health-page.tsx'));
const AnswersPage = lazy(() => import('../answers/answers-page.tsx'));
const ReportsPage = lazy(() => import('../reports/reports-page.tsx'));
const EmployersPage = lazy(() => import('../employers/employers-page.tsx'));
const StaffPage = lazy(() => import('../staff/staff-page.tsx'));
const AuditPage = lazy(() => import('../audit/audit-page.tsx'));

/** Studio's pages, each loaded on demand. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <Broken />,
    children: [
      { index: true, element: <Navigate to="/pages" replace /> },
      { path: 'pages', element: <PagesPage /> },
      { path: 'banners', element: <BannersPage /> },
      { path: 'pictures', element: <PicturesPage /> },
      { path: 'pictures/:digest', element: <PicturePage /> },
      { path: 'videos', element: <VideosPage /> },
      { path: 'videos/:digest', element: <VideoPage /> },
      { path: 'changes', element: <ChangesPage /> },
      { path: 'changes/:change', element: <ChangePage /> },
      { path: 'changes/:change/edit', element: <EditPage /> },
      { path: 'releases', element: <ReleasesPage /> },
      { path: 'releases/:release', element: <ReleasePage /> },
      { path: 'audiences', element: <AudiencesPage /> },
      { path: 'experiments', element: <ExperimentsPage /> },
      { path: 'experiments/archive', element: <ArchivePage /> },
      { path: 'experiments/archive/:number', element: <DecisionPage /> },
      { path: 'calendar', element: <CalendarPage /> },
      { path: 'inbox', element: <InboxPage /> },
      { path: 'history', element: <HistoryPage /> },
      { path: 'history/:number', element: <RevisionPage /> },
      { path: 'health', element: <HealthPage /> },
      { path: 'answers', element: <AnswersPage /> },
      { path: 'reports', element: <ReportsPage /> },
      { path: 'employers', element: <EmployersPage /> },
      { path: 'staff', element: <StaffPage /> },
      { path: 'audit', element: <AuditPage /> },
      { path: '*', element: <MissingPage /> },
    ],
  },
];
