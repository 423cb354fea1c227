import './federation/provide';
import { createQueryClient } from '@toam/api-client/query-client';
import { downloadSmallImages } from '@toam/api-client/small-images';
import { storedSession } from '@toam/auth/stored-session';
import { useSession } from '@toam/auth/session';
import { connectPictures, showError } from '@toam/ui/core';
import { createRoot } from 'react-dom/client';
import { startShell } from './start/start-shell';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
connectPictures(downloadSmallImages);
void startShell(createRoot(root), createQueryClient(showError));

// the back-forward cache could show a page again after its user has signed out
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && storedSession()?.token !== useSession.getState().token) location.reload();
});
