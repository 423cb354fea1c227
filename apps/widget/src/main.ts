import './page/page.css';
import { apiVisitorStore } from '@toam/chat-store/api/api-visitor-store';
import { openWidget } from './widget';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => void (document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light');
dark.addEventListener('change', showTheme);
showTheme();

openWidget(document.body, apiVisitorStore);
