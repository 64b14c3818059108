import { Component } from '@angular/core';

@Component({ selector: 'app-reminder', template: '<p>Your doctor expects you at nine.</p>' })
export class Reminder {}
