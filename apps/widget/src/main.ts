import './page/page.css';
import { configuredStore } from './store/configured-store';
import { openWidget } from './widget';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => void (document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light');
dark.addEventListener('change', showTheme);
showTheme();

openWidget(document.body, (options) => configuredStore(options));
