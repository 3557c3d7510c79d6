//# allFunctionsCalledOnLoad

import{u as e}from"./world-BuhmZsZI.js";import{_t as t}from"./core-C2hGHWsm.js";import{C as n}from"./routes-guest-BSaMAP25.js";import{j as r}from"./vendor-D_iKJM-m.js";var i=r(),a=()=>(0,i.jsx)(e,{worldId:n.useParams().worldId,redirect:t(n.useSearch().redirect)});export{a as component};