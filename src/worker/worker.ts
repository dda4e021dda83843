import { expose } from 'comlink';
import { createHandler } from './handle';

expose(createHandler());
