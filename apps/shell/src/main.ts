/** Sharing must be set up before anything that is shared is imported, hence the one asynchronous step. */
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
