/** Sharing must be set up before any shared module is imported. That is why the import is asynchronous. */
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
