import('./app.js');
